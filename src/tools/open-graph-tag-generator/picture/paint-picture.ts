import { CARD_SIZE } from "#core/social/card-address.ts";
import { plateShapes } from "#ui/line-map/plate-shapes.ts";
import type { PictureDesign } from "./design-picture.ts";

const { width } = CARD_SIZE;
/** The display face of this site; a sign that it lacks comes from the system. */
export const FACE = '900 100px "Big Shoulders", Impact, system-ui, sans-serif';

/** Paints a picture at its true size. */
export function paintPicture(context: CanvasRenderingContext2D, design: PictureDesign, logo: CanvasImageSource | null): void {
  const { colors, fields, map, holes, dot, words, isFromRight } = design;
  context.save();
  if (isFromRight) context.transform(-1, 0, 0, 1, width, 0);
  for (const field of fields) {
    context.fillStyle = field.color;
    context.fillRect(field.x, field.y, field.width, field.height);
  }
  paintMap(context, map, colors);
  for (const { x, y, radius } of holes) disc(context, x, y, radius, "#ffffff");
  if (dot) disc(context, dot.x, dot.y, dot.radius, dot.color);
  context.restore();
  if (logo && design.logo) {
    const { x, y, ...size } = design.logo;
    context.drawImage(logo, isFromRight ? width - x - size.width : x, y, size.width, size.height);
  }
  context.textBaseline = "alphabetic";
  context.direction = isFromRight ? "rtl" : "ltr";
  context.textAlign = "start";
  for (const { text, x, baseline, size, color } of words) {
    context.fillStyle = color;
    context.font = FACE.replace("100px", `${size}px`);
    context.fillText(text, isFromRight ? width - x : x, baseline);
  }
}

function paintMap(context: CanvasRenderingContext2D, map: PictureDesign["map"], colors: PictureDesign["colors"]): void {
  const { plate, x, y, isTurned } = map;
  context.save();
  if (isTurned) context.transform(0, 1, 1, 0, x, y);
  else context.translate(x, y);
  context.beginPath();
  context.rect(0, 0, plate.width, plate.height);
  context.clip();
  for (const { tag, attributes, stroke, fill } of plateShapes(plate)) {
    const number = (name: string) => Number(attributes[name] ?? 0);
    const path = tag === "path" ? new Path2D(String(attributes["d"])) : new Path2D();
    if (tag === "circle") path.arc(number("cx"), number("cy"), number("r"), 0, 2 * Math.PI);
    if (fill !== "none") {
      context.fillStyle = colors[fill];
      context.fill(path);
    }
    context.lineWidth = number("stroke-width");
    context.lineCap = attributes["stroke-linecap"] === "round" ? "round" : "butt";
    context.setLineDash(
      String(attributes["stroke-dasharray"] ?? "")
        .split(" ")
        .filter(Boolean)
        .map(Number),
    );
    context.strokeStyle = colors[stroke];
    context.stroke(path);
  }
  context.restore();
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number, color: string): void {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
