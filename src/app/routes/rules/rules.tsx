import { Link } from "react-router";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { DataTable } from "#ui/table/data-table.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/rules.ts";
import { RuleChangesList } from "./rule-changes-list.tsx";
import { countsOf, WEIGHTS } from "./rule-weights.ts";
import { rulesCrumbs } from "./rules-crumbs.ts";
import { WeightLines } from "./weight-lines.tsx";
import "./rules.css";

export function loader({ context }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  const all = [...tools.values()].map(({ tool }) => tool);
  const judges = all.flatMap(({ slug, name, rules = [] }) => {
    const read = rules.flatMap(({ sources }) => sources.map(({ checkedOn }) => checkedOn)).sort();
    return rules.length > 0 ? [{ slug, name, counts: countsOf(rules), readOn: read[0] }] : [];
  });
  return {
    origin,
    judges,
    names: Object.fromEntries(all.map(({ slug, name }) => [slug, name])),
    counts: countsOf(all.flatMap(({ rules = [] }) => rules)),
  };
}

type Judge = Route.ComponentProps["loaderData"]["judges"][number];

const PAGE = {
  title: "Every rule, with its source",
  description:
    "Every rule our page and site tools judge by, with its weight, the source it rests on and the day that source was last read.",
  path: "/tools/rules/",
};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const page = { ...PAGE, origin: loaderData.origin };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, rulesCrumbs)) : []),
  ];
}

export default function RulesPage({ loaderData: { judges, names, counts } }: Route.ComponentProps) {
  return (
    <div className="line-green">
      <div className="hero rules-head">
        <div className="wrap">
          <Breadcrumb crumbs={rulesCrumbs} />
          <h1 className="d1">{counts.reduce((sum, count) => sum + count)} rules, with their sources</h1>
          <p className="lead">
            A tool is only as good as what it judges by. Here is all of it: what each rule asks, how much a failure weighs, where the rule
            comes from and when somebody last read that source. Where Google publishes no limit, the rule says that it is an estimate.
          </p>
        </div>
        <WeightLines counts={counts} />
      </div>
      <div className="wrap rules-body">
        <section className="rules-part" aria-labelledby="judges">
          <h2 className="d3" id="judges">
            What each tool judges by
          </h2>
          <DataTable
            caption="Rules of each tool"
            captionHidden
            rows={judges}
            rowKey={({ slug }) => slug}
            columns={[
              {
                key: "tool",
                header: "Tool",
                cell: ({ slug, name }) => <Link to={`/tools/rules/${slug}/`}>{name}</Link>,
                sortBy: ({ name }) => name,
              },
              ...WEIGHTS.map(({ grade, many }, place) => ({
                key: grade,
                header: many,
                cell: ({ counts }: Judge) => counts[place],
                sortBy: ({ counts }: Judge) => counts[place] ?? 0,
                numeric: true,
              })),
              { key: "read", header: "Sources read", cell: ({ readOn }) => readOn && formatDate(readOn), numeric: true },
            ]}
          />
        </section>
        <RuleChangesList nameOf={(slug) => names[slug] ?? slug} />
      </div>
    </div>
  );
}
