import { data } from "react-router";
import { readPage } from "#content/page/page.content-type.ts";
import { headingsOf } from "#content/rich-text/headings.ts";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { pageGraph } from "#core/json-ld/page-graph.ts";
import { formatDate } from "#core/text/format.ts";
import { Breadcrumb, type Crumb } from "#ui/breadcrumb/breadcrumb.tsx";
import { agencyOf } from "../../seo/agency.ts";
import { brandOf } from "../../seo/brand.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { structuredData } from "../../seo/structured-data.ts";
import { siteContext } from "../../site-context.ts";
import { ContentsLine } from "../blog/post/contents-line.tsx";
import type { Route } from "./+types/legal.ts";
import "./legal.css";

/** The address names the document: `/privacy-policy/` is the page `privacy-policy`. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { content, origin } = context.get(siteContext);
  const page = await readPage(content, url.pathname.replaceAll("/", ""));
  if (!page) throw data(null, { status: 404 });
  return { origin, page, changed: formatDate(page.changedOn), stops: headingsOf(page.body).filter(({ level }) => level === 2) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, page } = loaderData;
  const [path, agency] = [`/${page.slug}/`, agencyOf(matches)];
  const { title, description } = page.seo;
  return [
    ...pageMeta({ title, description, path, origin, brandName: brandOf(matches) }),
    ...(import.meta.env.SSR && agency
      ? structuredData(pageGraph(agency, { origin, path, name: title, description, dateModified: page.changedOn }, crumbsOf(page)))
      : []),
  ];
}

export default function LegalPage({ loaderData: { page, changed, stops } }: Route.ComponentProps) {
  return (
    <div className="line-slate">
      <section className="hero legal-head">
        <div className="wrap">
          <Breadcrumb crumbs={crumbsOf(page)} />
          <h1>{page.title}</h1>
          {page.lead && <p className="lead">{page.lead}</p>}
          <p className="legal-date">Changed on {changed}</p>
        </div>
      </section>
      <div className="wrap legal-body">
        <ContentsLine stops={stops} title="On this page" />
        <RichText blocks={page.body} />
      </div>
    </div>
  );
}

const crumbsOf = ({ title, slug }: { title: string; slug: string }): Crumb[] => [
  { name: "Home", to: "/" },
  { name: title, to: `/${slug}/` },
];
