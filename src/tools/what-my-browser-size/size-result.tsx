import type { ReactNode } from "react";
import { BreakpointLines } from "./breakpoint-lines.tsx";
import type { WhatMyBrowserSizeOutput } from "./what-my-browser-size.schema.ts";

/** A size that was typed: where it stands on the lines, and which screens have it. */
export function SizeResult({ output, children }: { output: WhatMyBrowserSizeOutput; children: ReactNode }) {
  const { width, height, ratio, orientation, aspect, devicePixels, devices } = output;
  return (
    <section className="panel sizeresult" aria-labelledby="sizeresult">
      <div className="sizeresult-head">
        <h2 id="sizeresult">
          {width.toLocaleString("en-US")} × {height.toLocaleString("en-US")}
        </h2>
        <p className="mute">
          {orientation}, {aspect.exact ? "" : "about "}
          {aspect.text}.{" "}
          {ratio !== 1 &&
            `At a ratio of ${ratio} that is ${devicePixels.width.toLocaleString("en-US")} × ${devicePixels.height.toLocaleString("en-US")} device pixels, ${devicePixels.megapixels} megapixels.`}
        </p>
      </div>
      <BreakpointLines width={width} />
      <div className="sizeresult-devices">
        <h3>Screens of this size</h3>
        {devices.length === 0 ? (
          <p className="mute">None in our list. Windows of any size are normal on a desktop.</p>
        ) : (
          <ul>
            {devices.map((device) => (
              <li key={device.name}>
                <b>{device.name}</b>
                <span className="meta">
                  {device.width} × {device.height} at {device.ratio}
                  {device.match === "width" && ", shares this width"}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}
