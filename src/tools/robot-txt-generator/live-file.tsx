import { useId } from "react";
import { knownBots } from "#engines/robots/known-bots.ts";
import { lineTones } from "#engines/robots/line-tone.ts";
import { StatusMark } from "#ui/status-mark/status-mark.tsx";
import { CodeLines } from "#ui/tool/code/code-lines.tsx";
import { CopyButton, DownloadButton } from "#ui/tool/result-actions.tsx";
import type { RobotTxtGeneratorInput, RobotTxtGeneratorOutput } from "./robot-txt-generator.schema.ts";

/** The file as it stands, its remarks, and a box to try an address in. Answers as somebody types. */
export function LiveFile({ live, initial }: { live: RobotTxtGeneratorOutput; initial: RobotTxtGeneratorInput }) {
  const id = useId();
  return (
    <div className="robotgen-live">
      {live.warning && (
        <p className="robotgen-warning" role="alert">
          <b>Closes everything.</b> {live.warning}
        </p>
      )}
      <div className="robotgen-live-head">
        <h2>robots.txt</h2>
        <span className="meta">{live.bytes.toLocaleString("en-US")} bytes</span>
        <CopyButton text={live.text} />
        <DownloadButton name="robots.txt" type="text/plain;charset=utf-8" body={live.text} label="Download" />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard. */}
      <section className="robotgen-scroll scrolls" aria-label="Lines of robots.txt" tabIndex={0}>
        <CodeLines label="robots.txt" lines={live.lines.map((line) => ({ ...line, tone: lineTones[line.kind] }))} />
      </section>
      <fieldset className="robotgen-test">
        <legend>Test an address</legend>
        <label htmlFor={`${id}url`}>
          <span className="vh">Address or path</span>
          <input
            id={`${id}url`}
            className="entry-input"
            name="testUrl"
            inputMode="url"
            placeholder="/products/shoes"
            autoComplete="off"
            defaultValue={initial.testUrl ?? ""}
          />
        </label>
        <label htmlFor={`${id}bot`}>
          <span className="vh">Crawler</span>
          <input
            id={`${id}bot`}
            className="entry-input"
            name="testBot"
            list={`${id}bots`}
            placeholder="Googlebot"
            autoComplete="off"
            defaultValue={initial.testBot ?? ""}
          />
        </label>
        <datalist id={`${id}bots`}>
          {knownBots.map(({ token }) => (
            <option key={token} value={token} />
          ))}
        </datalist>
        <p role="status">
          {live.test ? (
            <>
              <StatusMark status={live.test.allowed ? "pass" : "failed"}>{live.test.allowed ? "Open" : "Closed"}</StatusMark>
              <span>
                {live.test.bot} at <code>{live.test.path}</code>. {live.test.why} {live.test.rule && <code>{live.test.rule}</code>}
              </span>
            </>
          ) : (
            <span className="meta">Judged by the same rules as the checker, which are Google’s.</span>
          )}
        </p>
      </fieldset>
    </div>
  );
}
