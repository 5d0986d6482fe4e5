/** The package brings no types; this is what letters.ts uses of it. */
declare module 'subset-font' {
  export default function subset(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>;
}
