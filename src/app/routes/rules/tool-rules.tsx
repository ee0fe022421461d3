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
import { gradeOf, WEIGHTS } from "./rule-weights.ts";
import { rulesCrumbs } from "./rules-crumbs.ts";
import { WeightLines } from "./weight-lines.tsx";
import "./rules.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  const tool = tools.get(params.slug)?.tool;
  if (!tool?.rules?.length) throw data(null, { status: 404 });
  return { origin, slug: tool.slug, name: tool.name, tagline: tool.tagline, rules: tool.rules.map(cardOf) };
}

const cardOf = ({ id, title, kind, sources }: RuleCard) => ({
  id,
  title,
  grade: gradeOf({ kind }),
  facts: kindsOf({ kind }).map(factOf),
  sources,
});

/** What it may find, each with its weight. */
const factOf = (kind: KindId) => ({ grade: severities[kind].grade, says: severities[kind].says });

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, slug, name, rules } = loaderData;
  const page = {
    origin,
    path: `/tools/rules/${slug}/`,
    title: `${name}: its ${rules.length} rules`,
    description: `What our ${name.toLowerCase()} asks of a page: ${rules.length} rules, each with its weight, its source and the day that source was read.`,
  };
  const agency = agencyOf(matches);
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency ? structuredData(pageGraph(agency, { ...page, name: page.title }, crumbsTo(loaderData))) : []),
  ];
}

const crumbsTo = ({ name, slug }: { name: string; slug: string }) => [...rulesCrumbs, { name, to: `/tools/rules/${slug}/` }];

export default function ToolRulesPage({ loaderData }: Route.ComponentProps) {
  const { slug, name, tagline, rules } = loaderData;
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
        <WeightLines counts={WEIGHTS.map(({ grade }) => rules.filter((rule) => rule.grade === grade).length)} />
      </div>
      <div className="wrap rules-body">
        {WEIGHTS.map(({ grade, many }) => {
          const own = rules.filter((rule) => rule.grade === grade);
          return (
            own.length > 0 && (
              <section key={grade} className="rules-part" data-grade={grade} aria-labelledby={grade}>
                <h2 className="d3" id={grade}>
                  {many}
                </h2>
                <ul>
                  {own.map((rule) => (
                    <Rule key={rule.id} rule={rule} />
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
    </div>
  );
}

function Rule({ rule: { id, title, facts, sources } }: { rule: ReturnType<typeof cardOf> }) {
  return (
    <li id={id} className="rules-rule">
      <h3>{title}</h3>
      <ul className="rules-facts">
        {facts.map(({ grade, says }) => (
          <li key={says}>
            <StatusMark status={grade} /> {says}
          </li>
        ))}
      </ul>
      <p className="meta">
        <code>{id}</code>
        {sources.map(({ title: source, url, checkedOn }) => (
          <span key={url}>
            <a href={url}>{source}</a>, checked {formatDate(checkedOn)}
          </span>
        ))}
      </p>
    </li>
  );
}
