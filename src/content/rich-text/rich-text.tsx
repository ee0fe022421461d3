import { PortableText, type PortableTextComponents } from "@portabletext/react";
import { createContext, use, useMemo } from "react";
import type { CodeBlock, RichText as RichTextBlocks, TableBlock } from "#core/content/rich-text.ts";
import { headingIds } from "./headings.ts";
import { InlineText } from "./inline-text.tsx";
import "./prose.css";
import { SafeLink } from "./safe-link.tsx";

/** Portable Text as HTML. Headings carry the ids that `headingsOf` lists. `opening` sets the first paragraph as a lead. */
export function RichText({ blocks, opening = false }: { blocks: RichTextBlocks; opening?: boolean }) {
  const ids = useMemo(() => new Map([...headingIds(blocks)].map(([block, id]) => [block._key, id])), [blocks]);
  return (
    <HeadingIds value={ids}>
      <div className={opening ? "prose prose-opening" : "prose"}>
        <PortableText value={blocks} components={components} />
      </div>
    </HeadingIds>
  );
}

const HeadingIds = createContext<ReadonlyMap<string, string>>(new Map());

const components: PortableTextComponents<RichTextBlocks[number]> = {
  block: {
    h2: ({ value, children }) => <h2 id={useHeadingId(value._key)}>{children}</h2>,
    h3: ({ value, children }) => <h3 id={useHeadingId(value._key)}>{children}</h3>,
  },
  marks: {
    link: ({ value, children }) => <SafeLink href={value?.href ?? ""}>{children}</SafeLink>,
  },
  types: {
    table: ({ value }) => <Table {...value} />,
    code: ({ value }) => <Code {...value} />,
  },
};

const useHeadingId = (key: string | undefined) => (key === undefined ? undefined : use(HeadingIds).get(key));

function Table({ caption, rows }: TableBlock) {
  const [head, ...body] = rows;
  return (
    <figure className="prose-table">
      {/* A table wider than its column scrolls by itself, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1) */}
      <section className="prose-scroll" aria-label={caption ?? "Table"} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head?.cells.map((cell, column) => (
                <th key={`${column}`} scope="col">
                  {<InlineText text={cell} />}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {body.map((row) => (
              <tr key={row._key}>
                {row.cells.map((cell, column) => (
                  <td key={`${column}`}>
                    <InlineText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {caption && <figcaption>{<InlineText text={caption} />}</figcaption>}
    </figure>
  );
}

function Code({ language, code }: CodeBlock) {
  return (
    <figure className="prose-code">
      <figcaption>{languageNames[language] ?? language}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1) */}
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

const languageNames: Record<string, string> = {
  apache: "Apache",
  bash: "Terminal",
  css: "CSS",
  html: "HTML",
  http: "HTTP",
  javascript: "JavaScript",
  js: "JavaScript",
  json: "JSON",
  liquid: "Liquid",
  log: "Server log",
  markdown: "Markdown",
  regex: "Regular expression",
  robots: "robots.txt",
  sh: "Terminal",
  sql: "SQL",
  text: "Text",
  txt: "Text",
  xml: "XML",
};
