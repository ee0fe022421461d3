import { data, Link } from "react-router";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { kindsOf, type RuleCard } from "#core/rules/rule.ts";
import { type KindId, severities } from "#core/rules/severities.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/tool-rules.ts";
import { countsOf, gradeOf, WEIGHTS } from "./rule-weights.ts";
import { rulesCrumbs } from "./rules-crumbs.ts";
import { WeightLines } from "./weight-lines.tsx";
import "./rules.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  const tool = tools.get(params.slug)?.tool;
  if (!tool?.rules?.length) throw data(null, { status: 404 });
  const { slug, name, tagline, rules } = tool;
  return { origin, slug, name, tagline, count: rules.length, counts: countsOf(rules), groups: groupsOf(rules) };
}

/** Rules that may find the same: what that is, and how much it weighs, is said once. */
const groupsOf = (rules: readonly RuleCard[]) =>
  [...Map.groupBy(rules, (rule) => kindsOf(rule).join(" ")).values()].flatMap((own) =>
    own.slice(0, 1).map((first) => ({ grade: gradeOf(first), facts: kindsOf(first).map(factOf), rules: own.map(cardOf) })),
  );

const factOf = (kind: KindId) => ({ grade: severities[kind].grade, says: severities[kind].says });

const cardOf = ({ id, title, sources }: RuleCard) => ({ id, title, sources });

/** A longer list starts closed; a link to one of its rules, a search in the page and paper open it. */
const MOST_AT_A_GLANCE = 12;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, slug, name, count } = loaderData;
  const page = {
    origin,
    path: `/tools/rules/${slug}/`,
    title: `${name}: its ${count} rules`,
    description: `What our ${name.toLowerCase()} asks of a page: ${count} rules, each with its weight, its source and the day that source was read.`,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, crumbsTo(loaderData))) : []),
  ];
}

const crumbsTo = ({ name, slug }: { name: string; slug: string }) => [...rulesCrumbs, { name, to: `/tools/rules/${slug}/` }];

export default function ToolRulesPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, tagline, counts, groups } = loaderData;
  return (
    <div className="line-green">
      <div className="hero rules-head">
        <div className="wrap">
          <Breadcrumb crumbs={crumbsTo(loaderData)} />
          <h1 className="d1">{name}: its rules</h1>
          <p className="lead">{tagline}</p>
          <p className="lead">
            <Link to={`/tools/${slug}/`}>Open the tool</Link>
          </p>
        </div>
        <WeightLines counts={counts} />
      </div>
      <div className="wrap rules-body">
        {WEIGHTS.map(({ grade, many }, place) =>
          counts[place] === 0 ? null : (
            <section key={grade} className="rules-part" data-grade={grade} aria-labelledby={grade}>
              <h2 className="d3" id={grade}>
                {many}
              </h2>
              <div>
                {groups
                  .filter((group) => group.grade === grade)
                  .map((group) => (
                    <RuleGroup key={group.rules[0]?.id} group={group} />
                  ))}
              </div>
            </section>
          ),
        )}
      </div>
    </div>
  );
}

function RuleGroup({ group: { facts, rules } }: { group: ReturnType<typeof groupsOf>[number] }) {
  return (
    <details className="rules-group" open={rules.length <= MOST_AT_A_GLANCE}>
      <summary>
        <h3>
          {facts.map(({ grade, says }) => (
            <span key={says}>
              <StatusMark status={grade} /> {says}
            </span>
          ))}
        </h3>
        <span className="meta rules-many">{rules.length === 1 ? "1 rule" : `${rules.length} rules`}</span>
      </summary>
      <ul>
        {rules.map(({ id, title, sources }) => (
          <li key={id} id={id} className="rules-rule">
            <h4>{title}</h4>
            <p className="meta">
              <code>{id}</code>
              {sources.map(({ title: source, url, checkedOn }) => (
                <span key={url}>
                  <a href={url}>{source}</a>, checked {formatDate(checkedOn)}
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
