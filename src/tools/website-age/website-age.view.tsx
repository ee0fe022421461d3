import { useRef } from "react";
import { ResultActions } from "#ui/tool/result-actions.tsx";
import { ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
import { spanInWords } from "./age-between.ts";
import { AgeFields, ageModes, partDomains } from "./age-fields.tsx";
import { AgeList } from "./age-list.tsx";
import { AgeResult } from "./age-result.tsx";
import type { WebsiteAgeInput, WebsiteAgeOutput } from "./website-age.schema.ts";
import "./website-age.css";

export function View(page: ToolViewProps<WebsiteAgeInput, WebsiteAgeOutput>) {
  const last = useRef<WebsiteAgeInput>(undefined);
  const run = useToolRun<WebsiteAgeInput, WebsiteAgeOutput>({ page, labelOf });

  function start(input: WebsiteAgeInput) {
    last.current = input;
    run.start(input);
  }

  return (
    <ToolFrame
      page={page}
      run={{ ...run, start }}
      method="post"
      action="Look up the age"
      busy="Asking…"
      stops={["Find the registry", "Ask the registry", "Ask archive and logs", "Compare"]}
      modes={ageModes}
      complete={partDomains}
      result={(output) => {
        const again = last.current;
        const [only] = output.reports;
        const actions = (
          <ResultActions
            name={page.slug}
            json={output}
            csv={csvOf(output)}
            shareable={output.reports.length === 1 && again?.record === undefined && page.submitted["record"] === undefined}
            {...(again ? { onAgain: () => start(again) } : {})}
            onClear={run.clear}
            runs={run.runs}
          />
        );
        return only && output.reports.length === 1 && output.failures.length === 0 ? (
          <AgeResult report={only} today={output.today}>
            {actions}
          </AgeResult>
        ) : (
          <AgeList output={output}>{actions}</AgeList>
        );
      }}
    >
      <AgeFields submitted={page.submitted} />
    </ToolFrame>
  );
}

function labelOf({ url, urls }: WebsiteAgeInput): string {
  return urls ? `${urls.length} domains` : (url ?? "");
}

function csvOf({ reports, failures }: WebsiteAgeOutput) {
  return [
    [
      "domain",
      "registered",
      "age",
      "witness",
      "first archived",
      "first certificate",
      "expires",
      "days left",
      "last changed",
      "registrar",
      "statuses",
      "name servers",
      "DNSSEC",
      "remark",
    ],
    ...reports.map((report) => [
      report.domain,
      report.registration.date,
      report.age ? spanInWords(report.age) : null,
      report.registration.source,
      report.archive.date,
      report.certificate.date,
      report.expires,
      report.expiresInDays,
      report.updated,
      report.registrar,
      report.statuses.map(({ code }) => code).join(" "),
      report.nameservers.join(" "),
      report.dnssec,
      report.registration.reason ?? report.verdict.headline,
    ]),
    ...failures.map(({ input, message }) => [input, null, null, null, null, null, null, null, null, null, null, null, null, message]),
  ];
}
