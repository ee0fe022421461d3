import type { Line } from "#core/line.ts";

/** A drawing as numbers: the component only prints it. */
export interface CrawlMap {
  width: number;
  height: number;
  tracks: readonly MapTrack[];
  stations: readonly MapStation[];
  capsules: readonly MapCapsule[];
  labels: readonly MapLabel[];
}

export interface MapTrack {
  key: string;
  line: Line | "trunk";
  d: string;
  /** Laid only as far as it is known, not yet read. */
  dashed: boolean;
}

/** read, reading and waiting are stages; redirect, out (noindex, canonical elsewhere, not HTML) and dead are ends. */
export type StationKind = "read" | "reading" | "waiting" | "redirect" | "out" | "dead" | "terminus" | "bundle";

export interface MapStation {
  key: string;
  x: number;
  y: number;
  kind: StationKind;
  /** Missing for a bundle of several pages. */
  url?: string;
  /** What a bundle stands for: "+73". */
  text?: string;
}

export interface MapCapsule {
  key: string;
  kind: "home" | "home-done" | "interchange";
  /** The page that an interchange stands for. */
  url?: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MapLabel {
  key: string;
  x: number;
  y: number;
  text: string;
  /** title: Home. name and strong: pages, strong for lines and what is being read. count: figures in the colour of their line. note: the rest. */
  tone: "title" | "name" | "strong" | "count" | "note";
  line?: Line;
  /** Set at 45 degrees. */
  slanted?: boolean;
}
