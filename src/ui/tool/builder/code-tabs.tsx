import type { ReactNode } from "react";
import { Tabs } from "../../tabs/tabs.tsx";
import { CopyButton } from "../result-actions.tsx";
import "./builder.css";

interface Language {
  label: string;
  code: string;
  note?: ReactNode;
}

/** The same thing in several languages, each ready to copy. */
export function CodeTabs({ legend, languages }: { legend: string; languages: readonly Language[] }) {
  return (
    <Tabs
      legend={legend}
      tabs={languages.map(({ label, code, note }) => ({
        label,
        panel: (
          <div className="code-block">
            <div className="code-block-head">
              <span className="meta">
                {note} {code.split("\n").length} {code.includes("\n") ? "lines" : "line"}
              </span>
              <CopyButton text={code} label={`Copy ${label}`} />
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
            <section className="code-block-scroll scrolls" tabIndex={0} aria-label={label}>
              <pre>
                <code>{code}</code>
              </pre>
            </section>
          </div>
        ),
      }))}
    />
  );
}
