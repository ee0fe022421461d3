import { resultPreview } from "#engines/serp-preview/result-preview.ts";
import { useBrandName } from "../brand-name.ts";
import { useDraftPage, useValue } from "../fields/draft-context.ts";
import { FieldControls } from "../fields/field-control.tsx";
import type { FormField } from "../fields/form-field.ts";

/** The fields of search results, and the result that they make. */
export function SearchTab({ fields, slugAt }: { fields: readonly FormField[]; slugAt: readonly string[] }) {
  return (
    <>
      <FieldControls fields={fields} path={[]} names={[]} />
      <Result slugAt={slugAt} />
    </>
  );
}

function Result({ slugAt }: { slugAt: readonly string[] }) {
  const { addressBase } = useDraftPage();
  const brandName = useBrandName();
  const title = String(useValue(["seo", "title"]) ?? "");
  const description = String(useValue(["seo", "description"]) ?? "");
  const slug = String(useValue([...slugAt, "current"]) ?? "");
  if (!title || addressBase === undefined) return null;
  const url = `${location.origin}${addressBase}${slug}/`;
  const {
    breadcrumb,
    desktop,
    phone,
    description: shown,
  } = resultPreview({ title: `${title} | ${brandName}`, url, siteName: brandName, description });
  return (
    <section className="search-result" aria-label="As a search result">
      <h3>On a desktop</h3>
      <div>
        <p>{breadcrumb}</p>
        <p className="search-result-title">{desktop.title}</p>
        <p>{shown}</p>
      </div>
      <h3>On a phone</h3>
      <div>
        <p className="search-result-title">{phone.lines.join(" ")}</p>
      </div>
      {(desktop.cut || phone.cut) && <p className="studio-fault">The title is cut {desktop.cut ? "on a desktop" : "on a phone"}.</p>}
    </section>
  );
}
