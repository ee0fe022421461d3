import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { itemList } from "#core/json-ld/item-list.ts";
import type { JsonLdNode } from "#core/json-ld/json-ld-node.ts";
import type { Agency } from "#core/json-ld/organization.ts";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { BOT_NAME } from "#core/tool/bot-name.ts";
import { toolCategories } from "#core/tool/tool-category.ts";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/tools-hub.ts";
import { HubMap } from "./hub-map.tsx";
import { KeptTools } from "./kept-tools.tsx";
import { matchesSearch } from "./matches-search.ts";
import { NamedHubMap } from "./named-hub-map.tsx";
import { ToolRow } from "./tool-row.tsx";
import "./tools-hub.css";

export function loader({ context }: Route.LoaderArgs) {
  const { tools, origin } = context.get(siteContext);
  return {
    origin,
    tools: [...tools.values()].map(({ tool }) => ({
      slug: tool.slug,
      name: tool.name,
      tagline: tool.tagline,
      category: tool.category,
      local: tool.runsIn === "browser",
    })),
  };
}

const DESCRIPTION =
  "Free SEO tools that name their sources: no sign-up, no daily cap, the result before any form. What runs in your browser sends nothing.";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, tools } = loaderData;
  const page = { title: "Free SEO tools, no sign-up", description: DESCRIPTION, path: "/tools/", origin };
  return [
    ...pageMeta({ ...page, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR ? structuredData(hubGraph(page, tools, agencyOf(matches))) : []),
  ];
}

function hubGraph(
  { origin, path, title, description }: { origin: string; path: string; title: string; description: string },
  tools: readonly { slug: string; name: string }[],
  agency: Agency | undefined,
): JsonLdNode[] {
  if (!agency) return [];
  const list = itemList(
    origin,
    path,
    tools.map(({ slug, name }) => ({ name, path: `/tools/${slug}/` })),
  );
  const page = { origin, path, name: title, description, type: "CollectionPage", mainEntity: `${origin}${path}#list` } as const;
  const crumbs = [
    { name: "Home", to: "/" },
    { name: "Tools", to: path },
  ];
  return [...pageGraph(agency, page, crumbs), list];
}

/** Up to here every tool has its name on the map, and the categories stand side by side on one line. */
const FEW = 6;

/** From here on small screens show the first five of a category, and the rest when its address is called: by the link, the line of categories or the menu. */
const LONG = 6;

export default function ToolsHub({ loaderData: { tools } }: Route.ComponentProps) {
  const [search, setSearch] = useState({ text: "", localOnly: false });
  const form = useRef<HTMLFormElement>(null);
  // What the router goes to is no `:target`.
  const { hash } = useLocation();
  const isSearching = search.text !== "" || search.localOnly;
  const shown = tools.filter((tool) => matchesSearch(tool, search));
  const categories = toolCategories.filter(({ id }) => tools.some((tool) => tool.category === id));
  const few = tools.length <= FEW;
  const Drawing = few ? NamedHubMap : HubMap;
  const readForm = () => {
    const submitted = new FormData(form.current ?? undefined);
    setSearch({ text: String(submitted.get("q") ?? ""), localOnly: submitted.has("local") });
  };
  // What was typed or ticked before React came.
  useEffect(readForm, []);

  return (
    <div className="line-green">
      <div className="hero hub-head">
        <div className="wrap">
          <div className="hub-title">
            <h1 className="d1">
              {tools.length} free {tools.length === 1 ? "tool" : "tools"}
            </h1>
            <p className="lead">
              No sign-up, no daily cap, and the result before any form. <span className="wide">Each dot on this map is one tool.</span>
            </p>
          </div>
          <Drawing tools={tools} categories={categories} />
        </div>
      </div>
      <search className="wrap">
        <form ref={form} id="search" className="run over hub-search" onInput={readForm} onSubmit={(event) => event.preventDefault()}>
          <label className="run-field">
            <span className="vh">Search tools</span>
            <svg className="hub-glass" viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
              <circle cx="10" cy="10" r="6.5" strokeWidth="4" />
              <path d="M15 15l7 7" strokeWidth="4" />
            </svg>
            <input className="run-input" type="search" name="q" placeholder="Try title, sitemap or md5" />
          </label>
          <label className="hub-local">
            <input type="checkbox" name="local" /> Only tools that run in my browser
          </label>
        </form>
      </search>
      {!few && (
        <nav className="hub-filter" aria-label="Categories">
          <ol className="wrap">
            {categories.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="wrap hub-lists">
        <KeptTools tools={tools} />
        <div className={few ? "hub-categories hub-few" : "hub-categories"}>
          {categories.map(({ id, title, description }) => {
            const own = shown.filter((tool) => tool.category === id);
            if (own.length === 0) return null;
            return (
              <section
                key={id}
                id={id}
                aria-labelledby={`${id}-title`}
                className="hub-category"
                data-long={(!isSearching && own.length > LONG) || undefined}
                data-open={hash === `#${id}` || undefined}
              >
                <div className="hub-category-head">
                  <h2 className="d3" id={`${id}-title`}>
                    {title}
                  </h2>
                  <p className="mute">
                    {description}
                    {!few && ` ${own.length} ${own.length === 1 ? "tool" : "tools"}.`}
                  </p>
                </div>
                <ul className="hub-rows">
                  {own.map((tool) => (
                    <ToolRow key={tool.slug} {...tool} />
                  ))}
                </ul>
                {!isSearching && own.length > LONG && (
                  <a className="more hub-more" href={`#${id}`}>
                    All {own.length} in {title}
                  </a>
                )}
              </section>
            );
          })}
        </div>
        <section id="bot" className="hub-bot">
          <h2 className="d4">Who fetches your pages</h2>
          <p>
            Tools that read a page ask for it as <code>{BOT_NAME}</code>, from this server only. Two of them can also ask under Googlebot's
            or Chrome's name, when a visitor chooses that to compare the answers. Crawls obey robots.txt, make two requests at a time at
            most and slow down when asked to. To keep our crawls out, write <code>User-agent: {BOT_NAME}</code> and <code>Disallow: /</code>{" "}
            into your robots.txt.
          </p>
          <p>
            Every rule our tools apply is in <Link to="/tools/rules/">the list of all rules</Link>, with its source. Programs and AI agents
            use the same tools <Link to="/tools/api/">over our API and MCP</Link>, without a key.
          </p>
        </section>
        <section className="panel hub-ask">
          <h2 className="d3">{shown.length === 0 ? `No tool called “${search.text}”. Ask for it.` : "Is a tool missing?"}</h2>
          <p>Tell us which check you do by hand. The ones that many people ask for get built, with the sources named.</p>
          <a className="btn btn-i" href="/contact-us">
            Ask for a tool
          </a>
        </section>
        <p className="vh" role="status">
          {search.text && `${shown.length} ${shown.length === 1 ? "tool" : "tools"} found`}
        </p>
      </div>
    </div>
  );
}
