import { Suspense, useRef } from "react";
import { siteConstants } from "#core/site-constants.ts";
import { lazyWhenNeeded } from "#ui/lazy-when-needed.ts";
import type { CreativeView } from "./creative-view.server.ts";
import { useReached } from "./use-reached.ts";
import "./craft-stack.css";

const CraftSketch = lazyWhenNeeded(".crafts", () => import("./craft-sketch.tsx").then((module) => module.CraftSketch));

/** Cards that come up one onto the other. Without JavaScript, or with motion reduced, all of them are there. */
export function CraftStack({ heading, crafts }: CreativeView["crafts"]) {
  const list = useRef<HTMLOListElement>(null);
  useReached(list, siteConstants.creativeVisibleShare);
  if (crafts.length === 0) return null;
  return (
    <section className="sec clip far crafts-sec" aria-labelledby="creative-crafts" data-testid="crafts">
      <div className="wrap">
        <h2 className="d2" id="creative-crafts">
          {heading}
        </h2>
        <ol className="crafts" ref={list}>
          {crafts.map(({ title, desc, list, line, sketch }) => (
            <li key={title} className="craft-place" data-testid="craft">
              <article className={`field clip craft line-${line}`}>
                <h3 className="d3">{title}</h3>
                <div>
                  <p className="craft-desc">{desc}</p>
                  <ul className="craft-list">
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </div>
                <Suspense>{sketch && <CraftSketch of={sketch} />}</Suspense>
              </article>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
