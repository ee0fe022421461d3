import { hostAndPath } from "#core/url/host-and-path.ts";
import { FigureTable } from "#ui/tool/figures/figure-table.tsx";
import type { SerpRankCheckerOutput } from "./serp-rank-checker.schema.ts";

type Search = NonNullable<SerpRankCheckerOutput["search"]>;

/** Where the site stands, who stands around it, and the same search for the visitor's own browser. */
export function SearchResult({ search, slug }: { search: Search; slug: string }) {
  const columns = search.site
    ? [
        { key: "position", title: "Position" },
        { key: "page", title: "Page" },
      ]
    : [
        { key: "position", title: "Position" },
        { key: "checked", title: "Results looked at" },
      ];
  const used = columns.filter(({ key }) => search.rows.some(({ figures }) => figures[key]));
  return (
    <>
      <FigureTable isVerdict name={slug} caption={`Rank for “${search.keyword}”`} named="Site" columns={used} rows={search.rows} />
      <section className="panel rank-search" aria-label="Results">
        <h3 className="figures-verdict">{search.asked ? `What was found: ${search.asked}` : "Nobody was asked. Look by hand:"}</h3>
        <p className="rank-links">
          {search.links.map(({ name, url }) => (
            <a key={name} className="chip" href={url} rel="noopener noreferrer nofollow" target="_blank">
              Search {name}
            </a>
          ))}
        </p>
        {search.asked === null && (
          <p className="mute">
            Your own browser shows results for where you are and what you searched before. For your average place over weeks, add Search
            Console’s export above.
          </p>
        )}
        {search.features.length > 0 && <p>Also on the page: {search.features.map((name) => name.replaceAll("_", " ")).join(", ")}.</p>}
        {search.results.length > 0 && (
          <ol className="rank-results">
            {search.results.map(({ place, url, title, isOwn }) => (
              <li key={`${url} ${title}`} data-own={isOwn || undefined}>
                <b>{place.state === "unavailable" ? "—" : place.value}</b>
                <span>
                  {title || hostAndPath(url)}
                  <small>{hostAndPath(url)}</small>
                </span>
              </li>
            ))}
          </ol>
        )}
      </section>
    </>
  );
}
