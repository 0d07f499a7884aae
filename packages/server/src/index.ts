/** The table of contents of the server library. */

export {};
