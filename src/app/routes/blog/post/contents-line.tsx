import { useEffect, useState } from "react";
import { Accordion } from "#ui/accordion/accordion.tsx";
import "./contents-line.css";

interface Stop {
  id: string;
  text: string;
}

/** The headings of a text as stops, folded on a phone. Plain links; once React is there, the part being read is filled yellow. */
export function ContentsLine({ stops, title }: { stops: readonly Stop[]; title: string }) {
  const current = useCurrentStop(stops);
  if (stops.length === 0) return null;
  const list = (
    <ol>
      {stops.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? "location" : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className="contents" aria-label="Contents" data-testid="contents">
      <div className="contents-whole">
        <h2>{title}</h2>
        {list}
      </div>
      <Accordion as="h2" items={[{ question: title, answer: list }]} />
    </nav>
  );
}

/** The last heading above the upper third of the window. */
function useCurrentStop(stops: readonly Stop[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = stops.flatMap(({ id }) => document.getElementById(id) ?? []);
    const observer = new IntersectionObserver(
      () => setCurrent(headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3 + 1)?.id),
      // Far up as well, so that a jump back to the top is seen by every heading it passes.
      { rootMargin: "1000000px 0px -66% 0px" },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [stops]);
  return current;
}
