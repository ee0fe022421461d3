import { type DrawPlateScene, type Mark, SHEET, stroke, upTo } from "./plate-marks.ts";

const PITCH = 9.6;

/** One bar each, in two tracks of sound: above the line and below it. */
export const waveform: DrawPlateScene = ([count = 96]) => {
  const columns = Math.ceil(count / 2);
  const left = SHEET.middle - ((columns - 1) * PITCH) / 2;
  const bars = upTo(count).map((place) => {
    const column = place % columns;
    const x = (left + column * PITCH).toFixed(1);
    return place < columns ? `M${x} 204v${-loudness(column, 0)}` : `M${x} 236v${loudness(column, 1)}`;
  });
  const track = (some: readonly string[], ink: "lite" | "white" | "edge"): Mark => stroke(some.join(""), ink, 5.6, { round: true });
  return {
    marks: [
      stroke("M-10 220H700", "white", 8),
      track(bars.slice(0, columns), "lite"),
      track(bars.slice(columns, -1), "white"),
      track(bars.slice(-1), "edge"),
    ],
  };
};

/** Speech, roughly: phrases that swell and fall, with syllables on them. */
function loudness(column: number, track: 0 | 1): number {
  const phrase = Math.abs(Math.sin((column + track * 5) / 5.4));
  const syllable = 0.55 + 0.45 * Math.sin(column * 2.1 + track * 1.7);
  return Math.round(12 + 168 * phrase * syllable);
}
