import { type ComponentProps, useEffect, useRef, useState } from "react";
import "./proxied-image.css";

/** A picture of another site, through our own address. One that does not come leaves an empty frame and no broken sign. */
export function ProxiedImage({ className, alt, ...image }: ComponentProps<"img"> & { src: string; alt: string }) {
  const [isLost, setLost] = useState(false);
  const element = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // It may have failed before the page came to life.
    if (element.current?.complete && element.current.naturalWidth === 0) setLost(true);
  }, []);
  return (
    <img
      {...image}
      alt={alt}
      ref={element}
      className={`proxied-image${className ? ` ${className}` : ""}`}
      data-lost={isLost || undefined}
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}
