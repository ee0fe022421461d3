import type { Office } from "#content/site-settings/site-settings.content-type.ts";
import { present } from "#core/errors/present.ts";
import type { Line } from "#core/line.ts";

export interface OfficeHours {
  /** Hours a day in which some office is open: 18.5. */
  open: number;
  /** The city whose clock the axis shows. */
  clock: string;
  offices: { city: string; line: Line; text: string; from: number; to: number }[];
}

/** Hours before or after UTC in winter; the drawing says so. */
const ZONES: Readonly<Record<string, number>> = {
  Pacific: -8,
  Mountain: -7,
  Central: -6,
  Eastern: -5,
  GMT: 0,
  CET: 1,
  GST: 4,
  IST: 5.5,
  SGT: 8,
  AEST: 10,
};
const HOURS = /(\d+):(\d\d) to (\d+):(\d\d) (\w+)$/;
const AXIS_START = 18;
const lines: readonly Line[] = ["blue", "green", "red", "purple", "pink"];

/**
 * When each office is open, on the head office's clock from six in the evening to six in the evening; earliest first.
 * Undefined when a text of hours cannot be read or an office stays open past the end of the axis: nothing is drawn then.
 */
export function officeHours(offices: readonly Office[]): OfficeHours | undefined {
  const read = offices.map((office, i) => ({ office, line: present(lines[i % lines.length]), hours: parse(office.hours) }));
  const home = read.find(({ office }) => office.headOffice) ?? read[0];
  if (!home?.hours) return undefined;
  const shown: OfficeHours["offices"] = [];
  for (const { office, line, hours } of read) {
    if (!hours) return undefined;
    const shift = home.hours.zone - hours.zone;
    const from = mod24(hours.from + shift - AXIS_START);
    const to = from + hours.to - hours.from;
    if (to > 24) return undefined;
    shown.push({ city: office.city, line, text: `${clock(hours.from + shift)} to ${clock(hours.to + shift)}`, from, to });
  }
  shown.sort((a, b) => a.from - b.from);
  let open = 0;
  let until = 0;
  for (const { from, to } of shown) {
    open += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return { open, clock: home.office.city, offices: shown };
}

function parse(text: string): { from: number; to: number; zone: number } | undefined {
  const [, h1, m1, h2, m2, name = ""] = HOURS.exec(text) ?? [];
  const zone = ZONES[name];
  return h1 && zone !== undefined ? { from: Number(h1) + Number(m1) / 60, to: Number(h2) + Number(m2) / 60, zone } : undefined;
}

const mod24 = (hours: number) => ((hours % 24) + 24) % 24;

/** `10:30 pm`, `8 am`. */
function clock(hours: number): string {
  const minutes = Math.round(mod24(hours) * 60);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 ? `:${String(minutes % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${rest} ${hour < 12 ? "am" : "pm"}`;
}
