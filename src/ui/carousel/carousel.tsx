import type { FocusEvent, PointerEvent, ReactNode } from "react";
import { Children, useRef } from "react";
import type { SlidesByWidth } from "./carousel-position.ts";
import { type CarouselTimes, focusHold, pointerHold, useCarousel } from "./use-carousel.ts";
import "../button/button.css";
import "./carousel.css";

interface CarouselProps extends SlidesByWidth, CarouselTimes {
  /** What turns here: “Client testimonials”. */
  label: string;
  /** The section's heading and links; the controls stand at its right. */
  heading?: ReactNode;
  testId?: string;
  /** Slides beside the visible ones show to the edge of the window. */
  bleed?: boolean;
  /** One slide each. */
  children: ReactNode;
}

/** Before hydration it is a rail that scrolls and snaps; then it turns by exact times and can be paused, stepped and swiped. */
export function Carousel({ label, heading, testId, bleed, children, slides, slidesAt, slidesAbove, autoplayMs, speedMs }: CarouselProps) {
  const items = Children.toArray(children);
  const layout = { slides, ...(slidesAt && { slidesAt }), ...(slidesAbove && { slidesAbove }) };
  const carousel = useCarousel(items.length, layout, { ...(autoplayMs && { autoplayMs }), ...(speedMs && { speedMs }) });
  const { index, visible, state, step, hold, release } = carousel;
  const swipe = useRef(0);
  const turns = items.length > visible;

  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-label={label}
      data-testid={testId}
      data-index={index}
      data-state={state}
      data-bleed={bleed || undefined}
      data-turns={turns ? autoplayMs : undefined}
      data-slides={slides}
      data-at-768={slidesAt?.[768]}
      data-at-1024={slidesAt?.[1024]}
      data-above-600={slidesAbove?.[600]}
      onPointerEnter={(event) => event.pointerType === "mouse" && hold(pointerHold)}
      onPointerLeave={() => release(pointerHold)}
      onFocus={() => hold(focusHold)}
      onBlur={(event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && release(focusHold)}
    >
      <div className="carousel-head headrow">
        {heading}
        {turns && (
          <div className="controls carousel-controls">
            {autoplayMs && (
              <Control
                label={`${carousel.paused ? "Play" : "Pause"}: ${label}`}
                onPress={carousel.togglePause}
                path={carousel.paused ? "M8 5v14l11-7z" : "M9 5v14M15 5v14"}
                solid={carousel.paused}
              />
            )}
            <Control label={`Previous: ${label}`} onPress={() => step(-1)} path="m15 5-7 7 7 7" />
            <Control label={`Next: ${label}`} onPress={() => step(1)} path="m9 5 7 7-7 7" />
          </div>
        )}
      </div>
      <div ref={carousel.view} className="carousel-view" tabIndex={state === "static" && turns ? 0 : undefined}>
        <div
          ref={carousel.track}
          className="carousel-track"
          aria-live={state === "playing" || state === "static" ? "off" : "polite"}
          onPointerDown={(event: PointerEvent) => {
            swipe.current = event.clientX;
          }}
          onPointerUp={(event: PointerEvent) => {
            const by = event.clientX - swipe.current;
            if (event.pointerType !== "mouse" && turns && Math.abs(by) > 40) step(by < 0 ? 1 : -1);
          }}
        >
          {items.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: the APG names a slide a group.
            <div
              key={(slide as { key?: string }).key ?? i}
              className="carousel-slide"
              role="group"
              aria-roledescription="slide"
              aria-label={`${i + 1} of ${items.length}`}
              inert={state !== "static" && (i < index || i >= index + visible)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Control({ label, path, solid, onPress }: { label: string; path: string; solid?: boolean; onPress: () => void }) {
  return (
    <button type="button" className="round" aria-label={label} onClick={onPress}>
      <svg width="24" height="24" fill={solid ? "currentColor" : "none"} stroke="currentColor" strokeWidth="4" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
