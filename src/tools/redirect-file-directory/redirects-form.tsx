import { BuilderField } from "#ui/tool/builder/builder-field.tsx";
import { BuilderGroup } from "#ui/tool/builder/builder-group.tsx";
import type { RedirectFileDirectoryInput } from "./redirect-file-directory.schema.ts";

/** One redirect in fields, many in a list. Uncontrolled: `initial` fills it. */
export function RedirectsForm({ initial, onAdd }: { initial: RedirectFileDirectoryInput; onAdd(): void }) {
  return (
    <>
      <BuilderGroup title="One redirect">
        <BuilderField
          name="from"
          label="Old address"
          defaultValue={initial.from}
          inputMode="url"
          placeholder="/old-page.html"
          hint="A path, or a full address. Spaces and umlauts as you read them."
        />
        <BuilderField
          name="to"
          label="New address"
          defaultValue={initial.to}
          inputMode="url"
          placeholder="/new-page"
          hint="Leave it empty for a page that is gone (410)."
        />
        <BuilderField
          name="kind"
          label="What moves"
          defaultValue={initial.kind ?? "file"}
          choices={[
            ["file", "One page or file"],
            ["directory", "A folder and all below it"],
            ["pattern", "A pattern with *"],
          ]}
        />
        <BuilderField
          name="code"
          label="Status code"
          defaultValue={String(initial.code ?? 301)}
          choices={[
            ["301", "301, for good"],
            ["302", "302, for now"],
            ["307", "307, for now, posts stay posts"],
            ["308", "308, for good, posts stay posts"],
            ["410", "410, gone"],
          ]}
        />
        <BuilderField
          name="query"
          label="What follows the ?"
          defaultValue={initial.query ?? "keep"}
          choices={[
            ["keep", "Keep it"],
            ["drop", "Drop it"],
          ]}
        />
        <BuilderField
          name="site"
          label="Site"
          defaultValue={initial.site}
          inputMode="url"
          placeholder="https://www.yourdomain.com"
          hint="Optional. Then targets are full addresses."
        />
      </BuilderGroup>
      <button type="button" className="btn btn-o btn-s redirects-add" onClick={onAdd}>
        Add it to the list
      </button>
      <BuilderGroup
        title="Or a list"
        note="One a line, up to 1,000: old, new, and if you like a code, file, folder or pattern, keep or drop."
      >
        <BuilderField
          name="list"
          label="Old and new addresses"
          defaultValue={initial.list}
          rows={10}
          inputMode="text"
          placeholder={"/old-page.html /new-page\n/shop/,/store/,301,folder\n/news/*/amp → /news/$1\n/closed 410"}
          hint="CSV, tabs from a spreadsheet, arrows, or the Redirect lines you have."
          wide
        />
      </BuilderGroup>
    </>
  );
}
