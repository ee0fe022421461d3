import { readFileSync } from "node:fs";

const TABLE = "src/ui/styles/steps.css";

/** Steps of spacing and of type by their names: `--space-16` is `16px`. */
export const STEPS: ReadonlyMap<string, string> = new Map(
  Array.from(readFileSync(TABLE, "utf8").matchAll(/(--[\w-]+): ([^;]+);/g), ([, name = "", value = ""]) => [name, value]),
);

const NAME = `(?<![\\w-])(?:--(?:space|type)-[\\w-]+|(?:${[...STEPS.keys()].join("|")})(?![\\w-]))`;
const STEP = new RegExp(`(calc\\(\\s*-1 \\* )?var\\((${NAME})\\)(\\s*\\))?`, "g");
const LEFT = new RegExp(NAME);

/** A sheet with the value of each step where its name stands; less than nothing is written `calc(-1 * var(--space-16))`. */
export function stepsInPlace(css: string): string {
  const filled = css.replace(STEP, (_, minus: string | undefined, name: string, end = "") => {
    const value = STEPS.get(name);
    if (value === undefined) throw new Error(`${name} is no step of ${TABLE}`);
    return minus === undefined ? value + end : end === "" ? `${minus}${value}` : `-${value}`;
  });
  const [other] = LEFT.exec(filled) ?? [];
  if (other !== undefined) throw new Error(`${other} stands where no step can: write var(${other}), and nothing else in its brackets`);
  return filled;
}
