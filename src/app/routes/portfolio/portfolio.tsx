import { Suspense } from "react";
import { readSettings } from "#content/site-settings/site-settings.content-type.ts";
import { listWorks } from "#content/work/work.content-type.ts";
import { toWorkCard } from "#content/work/work-card.ts";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/portfolio.ts";
import { PortfolioBanner } from "./portfolio-banner.tsx";
import { portfolioGraph, portfolioWords } from "./portfolio-graph.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  const [works, { portfolioBox }] = await Promise.all([listWorks(content), readSettings(content)]);
  return { origin, works: works.map(toWorkCard), box: portfolioBox };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, works } = loaderData;
  return [
    ...pageMeta({ ...portfolioWords, path: "/portfolio", origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(portfolioGraph(origin, works, agencyOf(matches))) : []),
  ];
}

const Plates = lazyWhenNeeded(".portfolio-plates", () => import("./portfolio-plates.tsx").then((module) => module.PortfolioPlates));
const PortfolioBox = lazyWhenNeeded(".folio-sec", () => import("../home/work/portfolio-box.tsx").then((module) => module.PortfolioBox));

export default function Portfolio({ loaderData: { works, box } }: Route.ComponentProps) {
  return (
    <div className="line-pink">
      <PortfolioBanner isEmpty={works.length === 0} />
      <Suspense>
        <Plates works={works} />
      </Suspense>
      <Suspense>
        <PortfolioBox box={box} />
      </Suspense>
    </div>
  );
}
