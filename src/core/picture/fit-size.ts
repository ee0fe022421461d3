interface Size {
  width: number;
  height: number;
}

/** The size of a picture within a box of which either side may be open: never larger than it is, never distorted. */
export function fitSize({ width, height }: Size, box: { width?: number | undefined; height?: number | undefined }): Size {
  const scale = Math.min(1, (box.width ?? width) / width, (box.height ?? height) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
