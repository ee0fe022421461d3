import { Link } from "react-router";
import type { RuleCard } from "#core/rules/rule.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { Stops } from "#ui/line-map/stops.tsx";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/rules.ts";
import { RuleChangesList } from "./rule-changes-list.tsx";
import "./rules.css";

export function loader({ context }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  const judges = [...tools.values()].flatMap(({ tool }) =>
    tool.rules && tool.rules.length > 0 ? [{ slug: tool.slug, name: tool.name, rules: tool.rules.map(cardOf) }] : [],
  );
  const names = Object.fromEntries([...tools.values()].map(({ tool: { slug, name } }) => [slug, name]));
  return { origin, judges, names, total: judges.reduce((sum, { rules }) => sum + rules.length, 0) };
}

const cardOf = ({ id, title, severity, sources }: RuleCard): RuleCard => ({ id, title, severity, sources });

const DESCRIPTION =
  "Every rule our page and site tools judge by, with its weight, the source it rests on and the day that source was last read.";
const CRUMBS = [
  { name: "Tools", to: "/tools/" },
  { name: "Rules", to: "/tools/rules/" },
];

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin } = loaderData;
  return [
    ...pageMeta({
      title: "Every rule, with its source",
      description: DESCRIPTION,
      path: "/tools/rules/",
      origin,
      brandName: brandOf(matches),
    }),
    ...structuredData([
      { "@type": "WebPage", "@id": `${origin}/tools/rules/`, name: "Every rule, with its source", description: DESCRIPTION },
      {
        "@type": "BreadcrumbList",
        itemListElement: CRUMBS.map(({ name, to }, index) => ({ "@type": "ListItem", position: index + 1, name, item: origin + to })),
      },
    ]),
  ];
}

export default function RulesPage({ loaderData: { judges, names, total } }: Route.ComponentProps) {
  return (
    <div className="line-green">
      <div className="hero rules-head">
        <div className="wrap">
          <Breadcrumb crumbs={CRUMBS} />
          <h1 className="d1">{total} rules, with their sources</h1>
          <p className="lead">
            A tool is only as good as what it judges by. Here is all of it: what each rule asks, how much a failure weighs, where the rule
            comes from and when somebody last read that source. Where Google publishes no limit, the rule says that it is an estimate.
          </p>
        </div>
        <WeightLines rules={judges.flatMap(({ rules }) => rules)} />
      </div>
      <div className="wrap rules-body">
        <nav aria-label="Tools">
          <ul className="rules-tools">
            {judges.map(({ slug, name, rules }) => (
              <li key={slug}>
                <a className="chip" href={`#${slug}`}>
                  {name} <span>{rules.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <RuleChangesList nameOf={(slug) => names[slug] ?? slug} />
        {judges.map(({ slug, name, rules }) => (
          <section key={slug} id={slug} className="rules-tool" aria-labelledby={`${slug}-title`}>
            <h2 className="d3" id={`${slug}-title`}>
              <Link to={`/tools/${slug}/`}>{name}</Link>
            </h2>
            <ul>
              {rules.map((rule) => (
                <Rule key={rule.id} tool={slug} rule={rule} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

const WEIGHTS: Record<RuleCard["severity"], string> = { error: "Error", warning: "Warning", info: "Note" };

const LONGEST = 320;

/** A line for each weight, as long as it has rules. */
function WeightLines({ rules }: { rules: readonly RuleCard[] }) {
  const counts = (["error", "warning", "info"] as const).map((weight) => ({
    weight,
    count: rules.filter(({ severity }) => severity === weight).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return (
    <svg className="rules-map wide" viewBox="0 0 304 440" width="304" height="440" fill="none" aria-hidden="true">
      {counts.map(({ weight, count }, place) => {
        const [x, y] = [48 + place * 104, 440 - Math.round((count / most) * LONGEST)];
        return (
          <g key={weight} textAnchor="middle">
            <path d={`M${x} 440V${y}`} stroke="var(--lite)" strokeWidth="16" />
            <Stops at={[[x, y]]} radius={16} ring={7} {...(place === 0 && { fill: "var(--edge)" })} />
            <text className="rules-count" x={x} y={y - 52}>
              {count}
            </text>
            <text x={x} y={y - 30}>
              {WEIGHTS[weight]}s
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Rule({ tool, rule: { id, title, severity, sources } }: { tool: string; rule: RuleCard }) {
  return (
    <li id={`${tool}.${id}`} className="rules-rule">
      <p className="rules-weight" data-severity={severity}>
        {WEIGHTS[severity]}
      </p>
      <div>
        <h3>{title}</h3>
        <p className="meta">
          <code>{id}</code>
          {sources.map(({ title: source, url, checkedOn }) => (
            <span key={url}>
              <a href={url}>{source}</a>, checked {formatDate(checkedOn)}
            </span>
          ))}
        </p>
      </div>
    </li>
  );
}
