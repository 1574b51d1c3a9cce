/** The URL of a file that the build emits. */
declare module '*.svg' {
  const address: string;
  export default address;
}
