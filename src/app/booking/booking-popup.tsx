import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { BookingFrame } from "#features/booking/booking-frame.tsx";
import { Scheduler } from "#features/booking/scheduler.tsx";
import { closeOutside } from "#ui/dialog/close-outside.ts";
import { useRootData } from "../use-root-data.ts";
import { OtherWays } from "./other-ways.tsx";
import "./booking-panel.css";
import "./booking-popup.css";

/** The booking block over the page: a window on wide screens, a sheet from the bottom up to 975 px. */
export function BookingPopup({ month, onClose }: { month: string | undefined; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shell = useRootData();
  const { key } = useLocation();
  const openedAt = useRef(key);

  useEffect(() => {
    dialog.current?.showModal();
    heading.current?.focus();
  }, []);
  // A link inside led to another page.
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close();
  }, [key]);

  if (!shell) return null;
  const fallback = <OtherWays />;
  return (
    <dialog
      ref={dialog}
      className="booking-panel booking-popup"
      aria-labelledby="booking-popup-title"
      closedby="any"
      onPointerDown={closeOutside}
      onClose={onClose}
      data-testid="booking-popup"
    >
      <div className="booking-head">
        <h2 ref={heading} className="d4" id="booking-popup-title" tabIndex={-1}>
          Book a Call
        </h2>
        <p>20 minutes, phone or video</p>
        <button type="button" className="booking-close" aria-label="Close" onClick={() => dialog.current?.close()}>
          <svg width="24" height="24" fill="none" stroke="currentColor" strokeWidth="4" aria-hidden="true">
            <path d="M3 3l18 18M21 3L3 21" />
          </svg>
        </button>
      </div>
      {shell.bookingUrl ? (
        <BookingFrame url={shell.bookingUrl} month={month ?? shell.thisMonth} fallback={fallback} />
      ) : (
        <Scheduler month={month} level="h3" fallback={fallback} />
      )}
    </dialog>
  );
}
