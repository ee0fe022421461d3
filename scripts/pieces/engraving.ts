/** How dark a place of the scene is, from 0 to 1. */
export type Scene = (x: number, y: number) => number;

/** Horizontal hairlines; their thickness is the darkness of the scene. */
export function engrave(scene: Scene, { width, height, pitch = 4 }: { width: number; height: number; pitch?: number }): string {
  let path = "";
  for (let row = pitch / 2; row < height; row += pitch) {
    const upper: string[] = [];
    const lower: string[] = [];
    const flush = () => {
      if (upper.length > 1) path += `M${upper.join("L")}L${lower.reverse().join("L")}Z`;
      upper.length = 0;
      lower.length = 0;
    };
    for (let x = 0; x <= width; x += 2) {
      const thick = Math.min(1, scene(x, row)) * pitch * 0.94;
      if (thick < 0.35) flush();
      else {
        upper.push(`${x} ${(row - thick / 2).toFixed(2)}`);
        lower.push(`${x} ${(row + thick / 2).toFixed(2)}`);
      }
    }
    flush();
  }
  return path;
}

/** Whether a place lies inside a figure of corners. */
export function inside(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let within = false;
  for (const [place, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners.at(place - 1) ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within;
  }
  return within;
}
