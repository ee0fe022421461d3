import { data, Link } from "react-router";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import type { RuleCard } from "#core/rules/rule.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/tool-rules.ts";
import { countsOf, WEIGHTS } from "./rule-weights.ts";
import { rulesCrumbs } from "./rules-crumbs.ts";
import { WeightLines } from "./weight-lines.tsx";
import "./rules.css";

export function loader({ context, params }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  const tool = tools.get(params.slug)?.tool;
  if (!tool?.rules?.length) throw data(null, { status: 404 });
  return { origin, slug: tool.slug, name: tool.name, tagline: tool.tagline, rules: tool.rules.map(cardOf) };
}

const cardOf = ({ id, title, severity, sources }: RuleCard): RuleCard => ({ id, title, severity, sources });

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
        <WeightLines counts={countsOf(rules)} />
      </div>
      <div className="wrap rules-body">
        {WEIGHTS.map(({ severity, name }) => {
          const own = rules.filter((rule) => rule.severity === severity);
          return (
            own.length > 0 && (
              <section key={severity} className="rules-part" data-severity={severity} aria-labelledby={severity}>
                <h2 className="d3" id={severity}>
                  {name}s
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

function Rule({ rule: { id, title, sources } }: { rule: RuleCard }) {
  return (
    <li id={id} className="rules-rule">
      <h3>{title}</h3>
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
