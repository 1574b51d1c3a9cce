/** A file that the build puts beside the scripts: its address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
