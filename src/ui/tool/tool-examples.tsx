import type { ReactNode } from "react";

/** Links that fill the form and run it; without JavaScript the server runs them by their number. */
export function ToolExamples<Input>({
  examples,
  onPick,
  resultId,
  more,
}: {
  examples: readonly { title: string; input: Input }[];
  onPick(input: Input): void;
  /** Where the answer stands on the page that the server makes. */
  resultId?: string;
  more?: ReactNode;
}) {
  return (
    <p className="tries">
      <span>Try:</span>
      {examples.map(({ title, input }, index) => (
        <a
          key={title}
          className="link"
          href={`?example=${index + 1}${resultId ? `#${resultId}` : ""}`}
          rel="nofollow"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onPick(input);
          }}
        >
          {title}
        </a>
      ))}
      {more}
    </p>
  );
}
