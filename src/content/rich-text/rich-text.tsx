import { Fragment, type ReactNode, use, useMemo } from "react";
import { parseAssetReference } from "#core/content/asset-reference.ts";
import type {
  CalloutBlock,
  CodeBlock,
  PictureBlock,
  RichText as RichTextBlocks,
  TableBlock,
  TextBlock,
  ToolBlock,
} from "#core/content/rich-text.ts";
import { ContentImage } from "../image/content-image.tsx";
import { croppedSize } from "../image/cut-picture.ts";
import { headingIds } from "./headings.ts";
import { InlineText } from "./inline-text.tsx";
import "./prose.css";
import { SafeLink, ToolPaths } from "./safe-link.tsx";

/**
 * Portable Text as HTML. Headings carry the ids that `headingsOf` lists. `opening` sets the first paragraph as a lead.
 * Written for exactly the blocks that the schema lets through: a tenth of the general renderer's weight.
 */
export function RichText({ blocks, opening = false }: { blocks: RichTextBlocks; opening?: boolean }) {
  const ids = useMemo(() => headingIds(blocks), [blocks]);
  return (
    <div className={opening ? "prose prose-opening" : "prose"}>
      {withListsGrouped(blocks).map((part) =>
        Array.isArray(part) ? (
          <List key={part[0]?._key} items={part} />
        ) : (
          <Block key={part._key} block={part} id={ids.get(part as TextBlock)} />
        ),
      )}
    </div>
  );
}

function Block({ block, id }: { block: RichTextBlocks[number]; id: string | undefined }) {
  if (block._type === "table") return <Table {...block} />;
  if (block._type === "code") return <Code {...block} />;
  if (block._type === "image") return <Picture {...block} />;
  if (block._type === "callout") return <Callout {...block} />;
  if (block._type === "tool") return <ToolCard {...block} />;
  const Tag = block.style === "normal" ? "p" : block.style;
  return (
    <Tag id={id}>
      <Spans block={block} />
    </Tag>
  );
}

/** Deeper items are a list inside of the item before them. */
function List({ items }: { items: readonly TextBlock[] }) {
  const Tag = items[0]?.listItem === "number" ? "ol" : "ul";
  const own: { item: TextBlock; inner: TextBlock[] }[] = [];
  for (const item of items) {
    const before = own.at(-1);
    if (before && isDeeper(item, before.item)) before.inner.push(item);
    else own.push({ item, inner: [] });
  }
  return (
    <Tag>
      {own.map(({ item, inner }) => (
        <li key={item._key}>
          <Spans block={item} />
          {withListsGrouped(inner).map((part) => Array.isArray(part) && <List key={part[0]?._key} items={part} />)}
        </li>
      ))}
    </Tag>
  );
}

const isDeeper = ({ level = 1 }: TextBlock, { level: than = 1 }: TextBlock) => level > than;

/** Consecutive items of one kind, and what is deeper than they are, make one list. */
function withListsGrouped(blocks: RichTextBlocks): (RichTextBlocks[number] | TextBlock[])[] {
  const parts: (RichTextBlocks[number] | TextBlock[])[] = [];
  for (const block of blocks) {
    const before = parts.at(-1);
    if (block._type !== "block" || !block.listItem) parts.push(block);
    else if (Array.isArray(before) && before[0] && (isDeeper(block, before[0]) || before[0].listItem === block.listItem))
      before.push(block);
    else parts.push([block]);
  }
  return parts;
}

function Spans({ block }: { block: TextBlock }) {
  return block.children.map(({ _key, text, marks }) => (
    <Fragment key={_key}>{marks.reduceRight<ReactNode>((inner, mark) => marked(mark, inner, block), text)}</Fragment>
  ));
}

function marked(mark: string, inner: ReactNode, { markDefs }: TextBlock): ReactNode {
  if (mark === "strong" || mark === "em" || mark === "code") {
    const Tag = mark;
    return <Tag>{inner}</Tag>;
  }
  const link = markDefs.find(({ _key }) => _key === mark);
  return link ? <SafeLink href={link.href}>{inner}</SafeLink> : inner;
}

function Table({ caption, rows }: TableBlock) {
  const [head, ...body] = rows;
  return (
    <figure className="prose-table">
      {/* A table wider than its column scrolls by itself, by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable (WCAG 2.1.1) */}
      <section className="prose-scroll scrolls" aria-label={caption ?? "Table"} tabIndex={0}>
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
      <pre className="scrolls" tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}

/** As wide as the text, in the shape that its frame leaves it. */
function Picture({ caption, ...image }: PictureBlock) {
  const original = parseAssetReference(image.asset._ref);
  if (!original) return null;
  const { width, height } = croppedSize(original, image);
  const shown = Math.min(TEXT_WIDTH, Math.round(width));
  return (
    <figure className="prose-picture">
      <ContentImage
        image={image}
        width={shown}
        height={Math.round((shown * height) / width)}
        sizes={`(width < 800px) calc(100vw - 40px), ${shown}px`}
      />
      {caption && (
        <figcaption>
          <InlineText text={caption} />
        </figcaption>
      )}
    </figure>
  );
}

const TEXT_WIDTH = 720;

function Callout({ tone, text }: CalloutBlock) {
  return (
    <aside className="prose-callout" data-tone={tone}>
      <b>{TONES[tone]}</b>
      {text.split(/\n\s*\n/).map((paragraph, place) => (
        <p key={`${place}`}>
          <InlineText text={paragraph} />
        </p>
      ))}
    </aside>
  );
}

const TONES: Record<CalloutBlock["tone"], string> = { note: "Note", tip: "Tip", warning: "Careful" };

/** A tool that this site has not is no card. */
function ToolCard({ href, title, text }: ToolBlock) {
  const tools = use(ToolPaths);
  if (tools && !tools.includes(href)) return null;
  return (
    <aside className="prose-tool">
      <SafeLink href={href}>{title}</SafeLink>
      {text && <p>{text}</p>}
    </aside>
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
