import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from "react";
import type { PictureMaker as Maker } from "./picture-maker.tsx";
import "./picture-section.css";

const PLACE = "draw-a-picture";

type MakerProps = ComponentProps<typeof Maker>;

/** The maker's script comes when somebody opens it; most have a picture already. */
const PictureMaker = lazy(async () => ({
  default: await import("./picture-maker.tsx").then(
    ({ PictureMaker: Loaded }) => Loaded,
    () => NotLoaded,
  ),
}));

function NotLoaded(_: MakerProps) {
  return <p className="entry-error">The drawing board could not be loaded. Reload the page and open it again.</p>;
}

export function PictureSection(props: Omit<MakerProps, "form">) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isAsked, ask] = useState(false);
  // It may have been opened, or asked for by its link, before the page came to life.
  useEffect(() => {
    if (!details.current) return;
    if (location.hash === `#${PLACE}`) details.current.open = true;
    ask(details.current.open);
  }, []);
  return (
    <details className="builder-group" ref={details} onToggle={({ currentTarget: { open } }) => open && ask(true)}>
      <summary>
        <b>No picture yet? Draw one</b>
        <span className="meta">1200 × 630, made in your browser</span>
      </summary>
      {/* A link to what is inside opens it. */}
      <div id={PLACE}>
        {isAsked ? (
          <Suspense fallback={<p className="meta">Getting paper and pens…</p>}>
            <PictureMaker {...props} form={PICTURE_FORM} />
          </Suspense>
        ) : (
          <noscript>
            <p className="meta">The picture is drawn by JavaScript in your browser, which is off. Everything else here works without it.</p>
          </noscript>
        )}
      </div>
    </details>
  );
}

export const PICTURE_FORM = "og-picture";
