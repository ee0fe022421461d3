import { Suspense } from "react";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/home.ts";
import { Claims } from "./figures/claims.tsx";
import { Hero } from "./hero/hero.tsx";
import { homeGraph } from "./home-graph.ts";
import { loadHome } from "./home-view.server.ts";
import { RecentWork } from "./work/recent-work.tsx";

export function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return loadHome(site.content, site.origin);
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, brandName, seo } = loaderData;
  const settings = matches[0].loaderData?.settings;
  return [
    ...pageMeta({ ...seo, path: "/", origin, brandName }),
    ...structuredData(import.meta.env.SSR && settings ? homeGraph(loaderData, settings) : []),
  ];
}

const LowerSections = lazyWhenNeeded(".home-lower", () => import("./lower-sections.tsx").then((module) => module.LowerSections));

/** The sections in the order of the specification; one whose list is empty is not there. */
export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <Hero hero={home.hero} badges={home.badges} />
      <Claims label={`${home.brandName} in figures`} figures={home.figures} />
      <RecentWork {...home.work} />
      <Suspense>
        <LowerSections home={home} />
      </Suspense>
    </>
  );
}
