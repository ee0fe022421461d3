import type { PageInput } from "#core/page-check/page-input.ts";
import type { PageCheckOutput } from "#core/page-check/page-report.ts";
import { CodeTabs } from "#ui/tool/builder/code-tabs.tsx";
import { PageCheckView } from "#ui/tool/page-check/page-check-view.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import type { FaviconFacts } from "./favicon-checker.schema.ts";
import { IconList } from "./icon-list.tsx";
import { IconPreviews } from "./icon-previews.tsx";
import { MakeIcons } from "./make-icons-button.tsx";
import "./favicon-checker.css";

export function View(page: ToolViewProps<PageInput, PageCheckOutput<FaviconFacts>>) {
  return (
    <PageCheckView
      page={page}
      action="Check icons"
      stops={["Find the server", "Read the page", "Fetch the icons", "Judge"]}
      columns={[
        { title: "Icons", of: ({ facts }) => facts.icons.length },
        { title: "Missing files", of: ({ facts }) => facts.missing.join(", ") },
      ]}
    >
      {({ facts }) => (
        <>
          <IconPreviews previews={facts.previews} />
          {facts.icons.length > 0 && <IconList icons={facts.icons} />}
          <div className="page-view">
            <h3>The whole set, ready to paste</h3>
            <CodeTabs
              legend="Head or manifest"
              languages={[
                { label: "Head", code: facts.headBlock, note: "Into the head of every page." },
                { label: "Manifest", code: facts.manifestJson, note: "As site.webmanifest." },
              ]}
            />
            {facts.missing.length > 0 && (
              <p className="icons-missing">
                <b>Not there yet:</b> {facts.missing.join(", ")}.
              </p>
            )}
            <MakeIcons from={facts.largest} missing={facts.missing} />
          </div>
        </>
      )}
    </PageCheckView>
  );
}
