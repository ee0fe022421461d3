import type { ReactNode } from "react";

interface Props<Input> {
  examples: readonly { title: string; input: Input }[];
  onPick(input: Input): void;
  /** Where the answer stands on the page that the server makes. */
  resultId?: string | undefined;
  more?: ReactNode;
}

/** Links that fill the form and run it; without JavaScript the server runs them by their number. */
export function ToolExamples<Input>({ examples, onPick, resultId, more }: Props<Input>) {
  return (
    <p className="tries">
      <span>Try:</span>
      {examples.map(({ title, input }, place) => (
        <ExampleLink key={title} className="link" place={place} resultId={resultId} onPick={() => onPick(input)}>
          {title}
        </ExampleLink>
      ))}
      {more}
    </p>
  );
}

interface LinkProps {
  className: string;
  place: number;
  resultId?: string | undefined;
  onPick(): void;
  children: ReactNode;
}

export function ExampleLink({ className, place, resultId, onPick, children }: LinkProps) {
  return (
    <a
      className={className}
      href={`?example=${place + 1}${resultId ? `#${resultId}` : ""}`}
      rel="nofollow"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onPick();
      }}
    >
      {children}
    </a>
  );
}
