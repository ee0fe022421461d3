import { ExampleLink } from "#ui/tool/tool-examples.tsx";

/** Before the first run. A page somewhere on the web answers otherwise every day, so this one is invented, and said to be. */
export function SpeedSample({ onRun }: { onRun(): void }) {
  return (
    <div className="panel sample">
      <p>
        <b className="sample-mark">Sample</b> What the result says, for an invented shop page on a phone:
      </p>
      <p className="sample-said">
        Within seconds: the first byte came after 620 ms, and the page names 41 files, together 1.9 MB. Half a minute later: Largest
        Contentful Paint 3.4 s, above the 2.5 s that Google calls good. Repair first: one picture of 640 KB.
      </p>
      <ExampleLink className="more" place={0} onPick={onRun}>
        Run an example
      </ExampleLink>
    </div>
  );
}
