import { type FormEvent, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#ui/button/button.tsx";
import type { Navigation } from "../../layout/navigation.ts";
import { openSearch } from "../../layout/search/open-search.ts";
import { BufferStop } from "./buffer-stop.tsx";
import { likelyPage } from "./likely-page.ts";
import "./not-found-page.css";

/** The track ends: the address that was asked for, the page that was probably meant, a search, and the six lines. */
export function NotFoundPage({ navigation }: { navigation: Navigation | undefined }) {
  const { pathname } = useLocation();
  // One page is kept for all that there is not: what was asked for is known where it is read.
  const [isTaken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);
  const pages = navigation?.menus.flatMap(({ rows }) => rows.flat().flatMap(({ links }) => links)) ?? [];
  const likely = isTaken ? likelyPage(pathname, pages) : undefined;
  return (
    <>
      <section className="lost hero line-blue" aria-labelledby="lost">
        <div className="wrap">
          <h1 id="lost" className="d1">
            This page does not exist
          </h1>
          <p className="lead">
            There is no page at {isTaken ? <code>{pathname}</code> : "this address"}.{" "}
            {likely ? (
              <>
                Did you mean <Link to={likely.to}>{likely.name}</Link>?
              </>
            ) : (
              "Search, or go to tools, services or blog."
            )}
          </p>
          {/* biome-ignore lint/a11y/useSemanticElements: <search> around it would say the same and is newer than some screen readers. */}
          <form className="lost-form" role="search" action="/tools/" onSubmit={search}>
            <input type="search" name="q" aria-label="Search the site" placeholder="Search services, tools and posts" />
            <Button square type="submit">
              Search
            </Button>
          </form>
        </div>
        <BufferStop word="404" />
      </section>
      {navigation && (
        <nav className="wrap lost-lines" aria-label="Sections of the site">
          {navigation.menus.map(({ id, name, line, to, note }) => (
            <Link key={id} className={`line-${line}`} to={to}>
              {name}
              <span>{note}</span>
            </Link>
          ))}
        </nav>
      )}
    </>
  );
}

/** Without JavaScript the form asks the tools page; with it the search dialog answers for the whole site. */
function search(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  openSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
}
