import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import { textWidth } from "#engines/serp-preview/text-width.ts";
import { DESKTOP_TITLE, shownPx } from "#engines/serp-preview/title-limits.ts";
import { useBrandName } from "../brand-name.ts";
import { useDraftPage, useValue } from "../fields/draft-context.ts";
import { FieldControls } from "../fields/field-control.tsx";
import type { FormField } from "../fields/form-field.ts";
import { SearchFindings } from "./search-findings.tsx";
import { SearchLinks } from "./search-links.tsx";
import { useSearchReport } from "./use-search-report.ts";
import "./search-tab.css";

interface Props {
  fields: readonly FormField[];
  slugAt: readonly string[];
  isShown: boolean;
  isSaved: boolean;
  /** The last time that something arrived at the server. */
  savedAt: Date | undefined;
  /** Brings the writer to the control of a fault. */
  onGo(id: string): void;
  onBack(): void;
}

/** The fields of search results, the results that they make, and what our own tools say of the draft. */
export function SearchTab({ fields, slugAt, isShown, isSaved, savedAt, onGo, onBack }: Props) {
  const { addressBase } = useDraftPage();
  const hasPage = addressBase !== undefined;
  const { report, checkedAt, isFailed } = useSearchReport({ isAsked: isShown && isSaved && hasPage, savedAt });
  const result = useResult(slugAt);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leads back from every control inside of it
    <div
      className="search-tab"
      onKeyDown={(event) => {
        if (event.key === "Escape") onBack();
      }}
    >
      <header>
        <h2>Search</h2>
        <p className="search-checked" role="status">
          {isFailed
            ? "The check did not come. It is tried again after the next change."
            : checkedAt
              ? `Checked ${checkedAt}, again after each save`
              : hasPage && "Checking …"}
        </p>
        <button type="button" className="admin-button" onClick={onBack}>
          Back to the text <kbd>Esc</kbd>
        </button>
      </header>
      <div className="search-columns">
        <div>
          {result && <Desktop {...result} />}
          <FieldControls fields={fields} path={[]} names={[]} />
          {report && <SearchFindings findings={report.findings} onGo={onGo} />}
        </div>
        <div>
          {result && <Phone {...result} />}
          {report && <SearchLinks report={report} />}
        </div>
      </div>
    </div>
  );
}

/** The result that the fields make; undefined without a title or a page. */
function useResult(slugAt: readonly string[]) {
  const { addressBase } = useDraftPage();
  const siteName = useBrandName();
  const title = String(useValue(["seo", "title"]) ?? "");
  const description = String(useValue(["seo", "description"]) ?? "");
  const slug = String(useValue([...slugAt, "current"]) ?? "");
  if (!title || addressBase === undefined) return undefined;
  const url = `${location.origin}${addressBase}${slug}/`;
  const whole = `${title} | ${siteName}`;
  return { ...resultPreview({ title: whole, url, siteName, description }), px: shownPx(textWidth(whole, DESKTOP_TITLE).px) };
}
type Result = NonNullable<ReturnType<typeof useResult>>;

function Desktop({ siteName, breadcrumb, desktop, description, px }: Result) {
  const { safePx, maxPx } = DESKTOP_TITLE;
  const end = Math.min(px, 720);
  return (
    <section className="search-panel" aria-label="On a desktop">
      <h3>
        On a desktop <span data-level={desktop.cut ? "stop" : "pass"}>{desktop.cut ? `Title cut at ${maxPx} px` : "Title fits"}</span>
      </h3>
      <div className="search-result">
        <p>{siteName}</p>
        <p>{breadcrumb}</p>
        <p className="search-result-title">{desktop.title}</p>
        <p>{description}</p>
      </div>
      <svg className="search-bar" viewBox="0 0 736 30" role="img" aria-label={`${px} pixels; ${safePx} are safe, ${maxPx} are cut`}>
        <path className="search-bar-safe" d={`M8 8H${8 + Math.min(end, safePx)}`} />
        {px > safePx && <path className="search-bar-near" d={`M${8 + safePx} 8H${8 + Math.min(end, maxPx)}`} />}
        {px > maxPx && <path className="search-bar-over" d={`M${8 + maxPx} 8H${8 + end}`} />}
        <path className="search-bar-mark" d={`M${8 + maxPx} 0v18`} />
        <text x={8 + safePx} y="29" textAnchor="end">
          {safePx} safe
        </text>
        <text x={12 + maxPx} y="29">
          {maxPx} cut
        </text>
      </svg>
    </section>
  );
}

function Phone({ siteName, breadcrumb, phone, description }: Result) {
  return (
    <section className="search-panel" aria-label="On a phone">
      <h3>
        On a phone <span data-level={phone.cut ? "stop" : "pass"}>{phone.cut ? "Title is cut" : "Title fits"}</span>
      </h3>
      <div className="search-result">
        <p>{siteName}</p>
        <p>{breadcrumb}</p>
        <p className="search-result-title">
          {phone.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <p>{description}</p>
      </div>
    </section>
  );
}
