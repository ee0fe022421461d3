import { useRef } from "react";
import { CopyButton } from "#ui/tool/result-actions.tsx";
import { BreakpointLines } from "./breakpoint-lines.tsx";
import { devicesOfSize } from "./device-sizes.ts";
import { OpenInSize } from "./open-in-size.tsx";
import type { WindowFacts } from "./read-window.ts";
import { useRefreshRate, useWindowFacts } from "./use-window-facts.ts";
import { WindowDrawing } from "./window-drawing.tsx";
import { reportText, sizeText, windowRows } from "./window-rows.ts";

/** This window, live. Until the page is awake the style sheet counts the pixels itself. */
export function LiveWindow() {
  const probe = useRef<HTMLSpanElement>(null);
  const facts = useWindowFacts(probe);
  const refreshRate = useRefreshRate();
  const groups = facts && windowRows(facts, refreshRate);
  return (
    <section className="panel winlive" aria-labelledby="winlive">
      <span ref={probe} className="winlive-probe" aria-hidden="true" />
      <div className="winlive-head">
        <h2 id="winlive">This window</h2>
        {facts && groups ? (
          <p className="winlive-figure">
            {facts.viewport.width}
            <i>×</i>
            {facts.viewport.height}
          </p>
        ) : (
          <p className="winlive-figure">
            <span className="winlive-css-width" />
            <i>×</i>
            <span className="winlive-css-height" />
          </p>
        )}
        <p className="mute winlive-words">
          {facts ? wordsOf(facts) : "CSS pixels, width by height, scrollbar included. Change the window and they follow."}
        </p>
      </div>
      {facts && (
        <div className="winlive-drawing">
          <WindowDrawing facts={facts} />
          <ul>
            <li data-part="screen">
              <b>{sizeText(facts.screen)}</b> screen
            </li>
            <li data-part="window">
              <b>{sizeText(facts.window)}</b> window
            </li>
            <li data-part="viewport">
              <b>{sizeText(facts.viewport)}</b> viewport
            </li>
          </ul>
        </div>
      )}
      <div className="winlive-lines">
        <h3 className="vh">Breakpoints</h3>
        <BreakpointLines width={facts?.viewport.width} remPx={facts?.rootFontPx} />
      </div>
      {groups && (
        <>
          <div className="winlive-facts">
            {groups.map(({ title, rows }) => (
              <div key={title}>
                <h3>{title}</h3>
                <dl>
                  {rows.map(({ name, value, from }) => (
                    <div key={name}>
                      <dt>
                        {name} <span className="meta">{from}</span>
                      </dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
          <OpenInSize />
          <div className="result-actions">
            <CopyButton text={sizeText(facts.viewport)} label="Copy the size" />
            <CopyButton text={reportText(groups, navigator.userAgent)} label="Copy all for a bug report" />
          </div>
        </>
      )}
      <noscript>
        <p className="winlive-noscript">
          The two figures above are counted by the style sheet. Screen, pixel ratio and the rest can only be read by JavaScript, which is
          off here. The form still describes any size you type.
        </p>
      </noscript>
    </section>
  );
}

function wordsOf({ viewport, layout, scrollbar, screen, ratio, visual }: WindowFacts): string {
  const [device] = devicesOfSize(screen.width, screen.height, ratio);
  return [
    scrollbar > 0
      ? `CSS pixels. The scrollbar takes ${scrollbar}, so a layout has ${layout.width.toLocaleString("en-US")} across.`
      : `CSS pixels. A layout has all ${viewport.width.toLocaleString("en-US")} across.`,
    visual.scale === 1 ? "" : `You have pinched to ${visual.scale}×, so ${sizeText(visual)} of it are in sight.`,
    device ? `The screen has the size of: ${device.name}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}
