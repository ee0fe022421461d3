import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { ToolFailure } from "#core/tool/tool-outcome.ts";
import { Button } from "../button/button.tsx";
import { failureHeadlines } from "./failure-headlines.ts";
import { LocalMark } from "./local-mark.tsx";

/** What happened in the reader's terms, and the ways on. The input above is kept. */
export function ToolFailureState({
  error,
  localTools,
  onRetry,
}: {
  error: ToolFailure;
  localTools: readonly { slug: string; name: string }[];
  onRetry?: (() => void) | undefined;
}) {
  const left = useCountdown(error.retryAfter ?? 0);
  const limited = ["rate_limited", "queue_full", "host_busy", "crawl_running"].includes(error.code);
  return (
    <div className="panel">
      <div className="failure">
        {limited ? <Clock seconds={left} /> : <BufferStop />}
        <div>
          {/* Without the clock, whose every second would be said aloud. */}
          <div role="alert">
            <h2 className="d3">{failureHeadlines[error.code] ?? "That did not work"}</h2>
            <p>{error.message}</p>
            {error.fields && (
              <ul className="failure-fields">
                {Object.entries(error.fields).map(([field, message]) => (
                  <li key={field}>{message}</li>
                ))}
              </ul>
            )}
          </div>
          <div className="failure-ways">
            {onRetry && (
              <Button tone="ink" small onClick={onRetry} disabled={limited && left > 0}>
                {limited && left > 0 ? `Again in ${clockText(left)}` : "Try once more"}
              </Button>
            )}
            {error.see && (
              <a className="chip failure-see" href={error.see.href}>
                {error.see.label}
              </a>
            )}
          </div>
        </div>
      </div>
      {limited && localTools.length > 0 && (
        <ul className="failure-local">
          {localTools.slice(0, 4).map(({ slug, name }) => (
            <li key={slug}>
              <Link to={`/tools/${slug}/`}>{name}</Link>
              <LocalMark />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function BufferStop() {
  return (
    <svg className="failure-drawing" viewBox="0 0 184 120" width="184" aria-hidden="true">
      <path className="l-stroke" d="M0 60H112" strokeWidth="16" />
      <circle className="l-station" cx="40" cy="60" r="15" strokeWidth="7" />
      <path className="l-ink" d="M120 20V100" strokeWidth="16" />
      <path className="l-bad" d="M136 34l28 52M164 34l-28 52" strokeWidth="10" />
    </svg>
  );
}

function Clock({ seconds }: { seconds: number }) {
  const angle = ((Math.min(seconds, 60) / 60) * 2 - 0.5) * Math.PI;
  const [x, y] = [92 + 48 * Math.cos(angle), 60 + 48 * Math.sin(angle)];
  return (
    <svg className="failure-drawing" viewBox="0 0 184 120" width="184" role="img" aria-label={`${seconds} seconds to go`}>
      <circle className="l-rule" cx="92" cy="60" r="48" strokeWidth="12" fill="none" />
      <path
        className="l-stroke"
        d={`M92 12A48 48 0 ${seconds > 30 ? 1 : 0} 1 ${x.toFixed(1)} ${y.toFixed(1)}`}
        strokeWidth="12"
        fill="none"
      />
      <circle className="l-now" cx={x.toFixed(1)} cy={y.toFixed(1)} r="10" strokeWidth="5" />
      <text x="92" y="72" textAnchor="middle">
        {clockText(seconds)}
      </text>
    </svg>
  );
}

const clockText = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

function useCountdown(from: number): number {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    setLeft(from);
    if (from <= 0) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return left;
}
