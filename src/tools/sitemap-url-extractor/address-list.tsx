import { useId, useState } from "react";
import { DataTable } from "#ui/table/data-table.tsx";
import { fileName } from "./rules/file-name.ts";
import type { SitemapUrlExtractorOutput } from "./sitemap-url-extractor.schema.ts";

const PAGE = 50;

/** Every address, filtered by its words and by its file, fifty at a time. */
export function AddressList({ output: { addresses, files, total } }: { output: SitemapUrlExtractorOutput }) {
  const id = useId();
  const [words, setWords] = useState("");
  const [file, setFile] = useState("");
  const [page, setPage] = useState(0);
  const wanted = words.toLowerCase();
  const shown =
    wanted === "" && file === ""
      ? addresses
      : addresses.filter((address) => address.loc.toLowerCase().includes(wanted) && (file === "" || address.file === Number(file)));
  const pages = Math.max(1, Math.ceil(shown.length / PAGE));
  const rows = shown.slice(page * PAGE, (page + 1) * PAGE);
  const named = files.flatMap(({ url, kind, entries }, index) => (kind !== "sitemapindex" && entries > 0 ? [{ url, index }] : []));
  return (
    <div className="page-view extract-list">
      <div className="extract-list-head">
        <h3>
          {shown.length === addresses.length
            ? "Addresses"
            : `${shown.length.toLocaleString("en-US")} of ${addresses.length.toLocaleString("en-US")} addresses`}
          {total > addresses.length && shown.length === addresses.length && `, the first ${addresses.length.toLocaleString("en-US")}`}
        </h3>
        <label className="extract-filter" htmlFor={`${id}words`}>
          <span className="vh">Filter by words of the address</span>
          <input
            id={`${id}words`}
            className="entry-input"
            type="search"
            placeholder="Filter, for example /blog/"
            autoComplete="off"
            onInput={({ currentTarget }) => {
              setWords(currentTarget.value);
              setPage(0);
            }}
          />
        </label>
        {named.length > 1 && (
          <label className="extract-filter" htmlFor={`${id}file`}>
            <span className="vh">Only one file</span>
            <select
              id={`${id}file`}
              className="entry-input"
              defaultValue=""
              onChange={({ currentTarget }) => {
                setFile(currentTarget.value);
                setPage(0);
              }}
            >
              <option value="">All files</option>
              {named.map(({ url, index }) => (
                <option key={url} value={index}>
                  {fileName(url)}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <DataTable
        caption="Addresses of the sitemap"
        captionHidden
        columns={[
          {
            key: "loc",
            header: "Address",
            cell: (row) => (
              <>
                <span className="extract-loc">{row.loc}</span>
                <Images {...row} />
              </>
            ),
          },
          { key: "lastmod", header: "lastmod", cell: ({ lastmod }) => lastmod && <span className="nb">{lastmod}</span> },
          { key: "images", header: "Images", numeric: true, cell: ({ images }) => images || "" },
          { key: "languages", header: "Languages", cell: ({ languages }) => languages.slice(0, 6).join(", ") },
          { key: "line", header: "Line", numeric: true, cell: ({ line }) => line },
        ]}
        rows={rows}
        rowKey={({ file: of, line, loc }) => `${of} ${line} ${loc}`}
      />
      {shown.length === 0 && <p className="mute">No address holds “{words}”.</p>}
      {pages > 1 && (
        <div className="extract-pages">
          <button type="button" className="chip" disabled={page === 0} onClick={() => setPage(page - 1)}>
            Back
          </button>
          <span role="status">
            {(page * PAGE + 1).toLocaleString("en-US")} to {Math.min(shown.length, (page + 1) * PAGE).toLocaleString("en-US")} of{" "}
            {shown.length.toLocaleString("en-US")}
          </span>
          <button type="button" className="chip" disabled={page >= pages - 1} onClick={() => setPage(page + 1)}>
            On
          </button>
        </div>
      )}
    </div>
  );
}

/** Which they are, on request. */
function Images({ images, imageLocs }: SitemapUrlExtractorOutput["addresses"][number]) {
  if (imageLocs.length === 0) return null;
  return (
    <details className="extract-images">
      <summary>{images === 1 ? "Its image" : `Its ${images.toLocaleString("en-US")} images`}</summary>
      <ul className="extract-image-list">
        {[...new Set(imageLocs)].map((loc) => (
          <li key={loc}>{loc}</li>
        ))}
        {images > imageLocs.length && <li>and {(images - imageLocs.length).toLocaleString("en-US")} more</li>}
      </ul>
    </details>
  );
}
