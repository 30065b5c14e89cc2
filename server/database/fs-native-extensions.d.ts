declare module 'fs-native-extensions' {
  /** Takes the kernel's exclusive lock on an open file; false when another holds it. */
  export function tryLock(fileDescriptor: number): boolean;
}
