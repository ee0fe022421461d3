import {
  defineAnnotation,
  defineBlockObject,
  defineDecorator,
  defineInlineObject,
  defineTextBlock,
  type RegistrableNode,
} from "@portabletext/editor";
import { CalloutBlock } from "./callout-block.tsx";
import { CodeBlock } from "./code-block.tsx";
import { FigureBlock } from "./figure-block.tsx";
import { TableBlock } from "./table-block.tsx";
import type { TextSchema } from "./text-schema.ts";
import { ToolBlock } from "./tool-block.tsx";

/** How each part of a text looks while it is written. Types that only this text has are closed boxes: seen, moved, deleted, never changed. */
export function nodesFor({ unknownBlocks, unknownInline }: TextSchema): RegistrableNode[] {
  return [
    ...KNOWN_NODES,
    ...unknownBlocks.map((type) =>
      defineBlockObject({
        type,
        render: ({ attributes, children }) => (
          <div {...attributes} className="text-box">
            {children}
            <p contentEditable={false}>Kept as it is: {type}</p>
          </div>
        ),
      }),
    ),
    ...unknownInline.map((type) =>
      defineInlineObject({
        type,
        render: ({ attributes, children }) => (
          <span {...attributes} className="text-inline-box">
            {children}
            <span contentEditable={false}>{type}</span>
          </span>
        ),
      }),
    ),
  ];
}

const KNOWN_NODES: RegistrableNode[] = [
  defineTextBlock({
    type: "block",
    render: ({ attributes, children, node }) => {
      const { style = "normal", listItem, level = 1, _key } = node;
      const Tag = TAGS[style] ?? "p";
      return (
        <Tag
          {...attributes}
          className={listItem ? `text-item text-${listItem}` : undefined}
          data-level={listItem ? level : undefined}
          data-block={_key}
        >
          {children}
        </Tag>
      );
    },
  }),
  defineDecorator({ type: "strong", render: ({ children }) => <strong>{children}</strong> }),
  defineDecorator({ type: "em", render: ({ children }) => <em>{children}</em> }),
  defineDecorator({ type: "code", render: ({ children }) => <code>{children}</code> }),
  defineAnnotation({
    type: "link",
    render: ({ annotation, children }) => (
      <span className="text-link" title={String(annotation["href"] ?? "")}>
        {children}
      </span>
    ),
  }),
  defineBlockObject({ type: "table", render: (props) => <TableBlock {...props} /> }),
  defineBlockObject({ type: "code", render: (props) => <CodeBlock {...props} /> }),
  defineBlockObject({ type: "image", render: (props) => <FigureBlock {...props} /> }),
  defineBlockObject({ type: "callout", render: (props) => <CalloutBlock {...props} /> }),
  defineBlockObject({ type: "tool", render: (props) => <ToolBlock {...props} /> }),
];

const TAGS: Record<string, "h2" | "h3" | "blockquote"> = { h2: "h2", h3: "h3", blockquote: "blockquote" };
