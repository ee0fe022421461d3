import { useRef } from "react";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { chosenBots, RobotsFields, robotsModes, showBots } from "./robots-fields.tsx";
import { RobotsResult } from "./robots-result.tsx";
import type { RobotsTxtCheckerInput, RobotsTxtCheckerOutput } from "./robots-txt-checker.schema.ts";
import "./robots-txt-checker.css";

export function View(page: ToolViewProps<RobotsTxtCheckerInput, RobotsTxtCheckerOutput>) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<RobotsTxtCheckerInput>(undefined);
  const run = useToolRun<RobotsTxtCheckerInput, RobotsTxtCheckerOutput>({
    page,
    labelOf,
  });

  function start(input: RobotsTxtCheckerInput) {
    last.current = input;
    showBots(fields.current, input.bots);
    run.start(input);
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Check this file"
      busy="Checking…"
      stops={["Find the server", "Fetch robots.txt", "Read the lines", "Judge every pair"]}
      modes={robotsModes}
      complete={chosenBots}
      result={(output) => {
        const again = last.current;
        return (
          <RobotsResult
            key={JSON.stringify(output.verdict)}
            output={output}
            actions={
              <ResultActions
                name={page.slug}
                json={output}
                csv={csvOf(output)}
                shareable={output.fetched !== null && again?.urls === undefined && again?.bots === undefined}
                {...(again ? { onAgain: () => start(again) } : {})}
                onClear={run.clear}
                runs={run.runs}
              />
            }
          />
        );
      }}
    >
      <RobotsFields submitted={page.submitted} ref={fields} />
    </ToolFrame>
  );
}

function labelOf({ url, text }: RobotsTxtCheckerInput): string {
  return text === undefined ? (url ?? "") : "pasted robots.txt";
}

function csvOf({ bots, addresses }: RobotsTxtCheckerOutput) {
  return [
    ["address", "crawler", "verdict", "line", "rule", "why"],
    ...addresses.flatMap(({ typed, cells }) =>
      cells.map(({ allowed, line, rule, why }, column) => [typed, bots[column]?.token, allowed ? "open" : "closed", line, rule, why]),
    ),
  ];
}
