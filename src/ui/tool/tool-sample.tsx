import { ExampleLink } from "./tool-examples.tsx";
import type { ToolViewProps } from "./tool-view-props.ts";

interface Props<Input> {
  examples: ToolViewProps<Input, unknown>["examples"];
  onPick(input: Input): void;
  resultId?: string;
}

/** Before the first run: what the tool says of its first example. A test holds these words against the result itself. */
export function ToolSample<Input>({ examples, onPick, resultId }: Props<Input>) {
  const place = examples.findIndex(({ outcome }) => outcome !== undefined);
  const sample = examples[place];
  if (!sample) return <p className="panel sample">Nothing has run yet. The result comes here; the links above run an example.</p>;
  return (
    <div className="panel sample">
      <p>
        <b className="sample-mark">Sample</b> What the result says of “{sample.title}”:
      </p>
      <p className="sample-said">{sample.outcome}</p>
      <ExampleLink className="more" place={place} resultId={resultId} onPick={() => onPick(sample.input)}>
        Run this example
      </ExampleLink>
    </div>
  );
}
