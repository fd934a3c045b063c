// What the staff frame and its lists add to the base.
import './buttons';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Title.css';
import '@mantine/core/styles/Group.css';
