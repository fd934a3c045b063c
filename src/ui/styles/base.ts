// Mantine's stylesheets in their order of dependency: those of every page.
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/global.css';
