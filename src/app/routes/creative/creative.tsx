import { Suspense } from "react";
import { data } from "react-router";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/creative.ts";
import { ClientStrip } from "./client-strip.tsx";
import { creativeGraph } from "./creative-graph.ts";
import { CreativeHero } from "./creative-hero.tsx";
import { loadCreative } from "./creative-view.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const view = await loadCreative(context.get(siteContext));
  if (!view) throw data(null, { status: 404 });
  return view;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, seo } = loaderData;
  return [
    ...pageMeta({ ...seo, path: "/creative/", origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(creativeGraph(loaderData, agencyOf(matches))) : []),
  ];
}

const Gallery = lazyWhenNeeded(".gallery", () => import("./gallery.tsx").then((module) => module.Gallery));
const Rooms = lazyWhenNeeded(".room", () => import("./rooms.tsx").then((module) => module.Rooms));
const CraftStack = lazyWhenNeeded(".crafts", () => import("./craft-stack.tsx").then((module) => module.CraftStack));
const LowerSections = lazyWhenNeeded(".creative-lower", () => import("./lower-sections.tsx").then((module) => module.LowerSections));

/** The sections in the order of the specification; one whose list is empty is not there. */
export default function Creative({ loaderData: view }: Route.ComponentProps) {
  return (
    <div className="line-pink">
      <CreativeHero {...view.hero} plans={view.plans} />
      <Suspense>
        <Gallery {...view.work} />
      </Suspense>
      <Suspense>
        <Rooms rooms={view.rooms} />
      </Suspense>
      <ClientStrip clients={view.clients} />
      <Suspense>
        <CraftStack {...view.crafts} />
      </Suspense>
      <Suspense>
        <LowerSections view={view} />
      </Suspense>
    </div>
  );
}
