import type { ReactNode } from "react";
import { DEFAULT_PAGES, MAX_PAGES } from "#core/crawl/crawl-limits.ts";
import type { FormTexts } from "#core/tool/tool-fields.ts";

/** Pages and query strings in sight; scope and patterns behind a disclosure that stays open when one of them is used. */
export function CrawlOptionFields({
  submitted,
  ignoresQuery = true,
  children,
}: {
  submitted: FormTexts;
  /** What the box says before anybody has chosen. */
  ignoresQuery?: boolean;
  /** Further boxes of the tool. */
  children?: ReactNode;
}) {
  const isBlank = submitted["url"] === undefined;
  const more = ["include", "exclude", "ignoreParams", "standsFor"].filter((name) => (submitted[name] ?? "") !== "");
  const scope = submitted["scope"] ?? "host";
  return (
    <>
      <div className="crawl-options">
        <label>
          Pages, up to {MAX_PAGES}
          <input
            className="crawl-number"
            name="maxPages"
            type="number"
            min={1}
            max={MAX_PAGES}
            defaultValue={submitted["maxPages"] ?? DEFAULT_PAGES}
          />
        </label>
        <label>
          <input
            name="ignoreQuery"
            type="checkbox"
            value="true"
            defaultChecked={isBlank ? ignoresQuery : submitted["ignoreQuery"] === "true"}
          />
          Ignore query strings
        </label>
        {children}
      </div>
      <details className="crawl-more" open={more.length > 0 || scope !== "host" || submitted["ignoreCanonicals"] === "true" || undefined}>
        <summary>Scope, patterns, staging</summary>
        <div className="crawl-more-fields">
          <label>
            What belongs to the site
            <select className="crawl-select" name="scope" defaultValue={scope}>
              <option value="host">This host only</option>
              <option value="www">With and without www</option>
              <option value="subdomains">All subdomains</option>
              <option value="folder">The folder of the start address</option>
            </select>
          </label>
          <Lines name="ignoreParams" label="Parameters to ignore" placeholder={"utm_*\nsort"} submitted={submitted} />
          <Lines name="include" label="Only paths like" placeholder={"/blog/"} submitted={submitted} />
          <Lines name="exclude" label="No paths like" placeholder={"/tag/\n*?replytocom="} submitted={submitted} />
          <label>
            Stands for this host
            <input
              className="crawl-select"
              name="standsFor"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="www.example.com"
              defaultValue={submitted["standsFor"] ?? ""}
            />
          </label>
          <label className="crawl-box">
            <input name="ignoreCanonicals" type="checkbox" value="true" defaultChecked={submitted["ignoreCanonicals"] === "true"} />
            Ignore canonicals
          </label>
          <p className="meta">For a staging copy: addresses of the live host are read on the copy, and the result names the live ones.</p>
          <p className="meta">
            One a line, written as in robots.txt: /blog/ is everything below it, * stands for any characters, $ for the end.
          </p>
        </div>
      </details>
    </>
  );
}

function Lines({ name, label, placeholder, submitted }: { name: string; label: string; placeholder: string; submitted: FormTexts }) {
  return (
    <label>
      {label}
      <textarea
        className="crawl-lines"
        name={name}
        rows={2}
        placeholder={placeholder}
        spellCheck={false}
        defaultValue={submitted[name] ?? ""}
      />
    </label>
  );
}
