/** Of pictures that a PDF cannot hold as they are and that had lost something already. */
export const JPEG_QUALITY = 92;
